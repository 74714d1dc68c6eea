import { expect, test } from '@playwright/test'
import { editorAt } from './editor.ts'
import { addresses } from './site-routes.ts'
import { readTestEnv } from './test-env.ts'
import { visit } from './visitor.ts'

const { cmsUrl } = readTestEnv()
const canary = `kanareika${Date.now().toString(36)}`

test('no visitor ever sees a draft, whatever they ask', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const rest = (method: string, path: string, data: unknown) =>
    page.evaluate(
      async ([verb, url, body]) => {
        const response = await fetch(url ?? '', { method: verb, headers: { 'content-type': 'application/json' }, body })
        return { status: response.status, json: await response.json() }
      },
      [method, `${cmsUrl}/api/${path}`, JSON.stringify(data)] as const,
    )
  const words = { title: canary, summary: canary, meta: { title: canary, description: canary } }

  const article = await rest('POST', 'articles?draft=true&locale=ru', {
    ...words,
    kind: 'general',
    slug: `${canary}-a`,
    _status: 'draft',
  })
  expect(article.status).toBe(201)
  const device = await page.evaluate(
    (url) => fetch(url).then((response) => response.json()),
    `${cmsUrl}/api/devices?where[slug][equals]=demo-phonak-ric-90-r&locale=ru&depth=0`,
  )
  const changed = await rest('PATCH', `devices/${device.docs[0].id}?draft=true&locale=ru`, {
    ...words,
    priceKzt: 987_654,
    _status: 'draft',
  })
  expect(changed.status).toBe(200)

  const asked = [
    ...addresses.map(({ address }) => address),
    `/articles/${canary}-a`,
    `/kk/articles/${canary}-a`,
    '/sitemap.xml',
    '/robots.txt',
    '/api/messages/ru.json',
    '/api/cards/ru?slugs=demo-phonak-ric-90-r',
  ]
  for (const path of asked) {
    for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
      const { html } = await visit(path, headers)
      expect(html, path).not.toContain(canary)
      expect(html, path).not.toMatch(/987.654/)
    }
  }
})

test('a preview link shows the draft to its bearer and to nobody with a changed one', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  await editor.startDocument('articles')
  await editor.fill('title', `Черновик ${canary}`)
  const framed = page.waitForRequest((request) => request.url().includes('/preview/'))
  await page.locator('#live-preview-toggler').click()
  const url = new URL((await framed).url())
  await expect(page.frameLocator('iframe.live-preview-iframe, iframe').locator('h1')).toHaveText(`Черновик ${canary}`)

  const shown = await visit(url.pathname)
  expect(shown.html).toContain(canary)
  expect(shown.headers.get('cache-control')).toContain('no-store')
  expect(shown.headers.get('x-robots-tag')).toContain('noindex')
  const forged = await visit(`${url.pathname.slice(0, -3)}AAA`)
  expect(forged.html).not.toContain(canary)
})
