import { promotionPaths } from '../../e2e/support/pages/site-routes.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { expect, step, test } from '../support/test.ts'

const { webUrl } = readTestEnv()

/** A promotion that is over keeps its page, which says so, and is listed no more. */
const isRunning = async (path: string) => !(await visit(path)).html.includes('noindex')

test('every promotion that runs is listed in both languages, and a wrong spelling is led on once', async () => {
  await step(
    'every promotion that runs is listed, in both languages, and the home page leads to the list',
    async () => {
      const running: string[] = []
      for (const path of promotionPaths) if (await isRunning(path)) running.push(path)
      expect(running.length).toBeGreaterThan(1)
      for (const prefix of ['', '/kk']) {
        const { html, status } = await visit(`${prefix}/akcii`)
        expect(status).toBe(200)
        for (const path of running) expect(html).toContain(`href="${prefix}${path}"`)
        expect(html).toContain(`<link rel="canonical" href="${webUrl}${prefix}/akcii"`)
        expect((await visit(prefix || '/')).html).toContain(`href="${prefix}/akcii"`)
      }
      expect((await visit('/akcii?page=2')).status).toBe(404)
    },
  )
  await step(
    'an address that is spelt with a slash too many, or with the language of no prefix, is led on once',
    async () => {
      for (const [from, to] of [
        ['/akcii/', '/akcii'],
        ['/kk/akcii/', '/kk/akcii'],
        ['/kk/', '/kk'],
        ['/ru', '/'],
        ['/ru/', '/'],
        ['/ru/akcii', '/akcii'],
        ['/ru/akcii/', '/akcii'],
        ['/akcii/?page=1&utm_source=x', '/akcii?page=1&utm_source=x'],
      ] as const) {
        const { status, headers } = await visit(from)
        expect([from, status, headers.get('location')?.replace(webUrl, '')]).toEqual([from, 308, to])
      }
    },
  )
})
