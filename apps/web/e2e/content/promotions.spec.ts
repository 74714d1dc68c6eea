import { promotionPaths } from '../support/pages/site-routes.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { webUrl } = readTestEnv()

/** A promotion that is over keeps its page, which says so, and is listed no more. */
const isRunning = async (path: string) => !(await visit(path)).html.includes('noindex')

test('every promotion that runs is listed in both languages, and a wrong spelling is led on once', async () => {
  await test.step('every promotion that runs is listed, in both languages, and the home page leads to the list', async () => {
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
  })
  await test.step('an address that is spelt with a slash too many, or with the language of no prefix, is led on once', async () => {
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
  })
})

test('a promotion leads to its devices, and a drawing on the home page to those of its form', async ({ page }) => {
  await test.step('a promotion with devices leads to them from its panel', async () => {
    expect((await visit('/akcii')).html).toMatch(/href="\/akcii\/[^"/#]+#devices"[^>]*>(?:<[^>]*>)*Аппараты в акции/)
    const words = 'Акциядағы аппараттар'
    await page.goto('/kk/akcii')
    const panel = page.locator('.tile').first()
    await panel.getByRole('link', { name: words }).click()
    await expect(page).toHaveURL(/\/akcii\/[^/#]+#devices$/)
    await expect(page.getByRole('heading', { name: words })).toBeInViewport()
    await expect(page.locator('#devices').getByRole('link').first()).toBeVisible()
  })
  await test.step('a drawing on the home page leads to the devices of its form', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: /^С ресивером в канале/ }).click()
    await expect(page).toHaveURL(`${webUrl}/apparaty?form=ric`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
