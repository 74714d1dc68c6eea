import { formatTenge } from '@estu/domain/locale/money'
import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { press } from '../support/hydrated.ts'
import { readSitemap } from '../support/pages/sitemap.ts'
import { visibleAfter } from '../support/pages/visible-after.ts'
import { expect, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { asTyped, visit } from '../support/visitor.ts'

const { cmsUrl } = readTestEnv()
/** From the server's confirmation of a save to a visitor's page, in milliseconds. */
const promptly = 1000

test('a device: its price is changed, it is taken back and returns', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const slug = 'demo-danavox-bte-30-13'
  const path = `/apparaty/${slug}`
  expect((await visit(path)).status).toBe(200)
  const list = await page.evaluate(
    (url) => fetch(url).then((r) => r.json()),
    `${cmsUrl}/api/devices?where[slug][equals]=${slug}&depth=0`,
  )
  const { id } = list.docs[0]

  // Asked for again, what somebody chose is kept.
  for (let time = 0; time < 3; time += 1) await visit('/apparaty?sort=price')
  await page.goto(`${cmsUrl}/admin/collections/devices/${id}?locale=ru`)
  await press(page.getByRole('button', { name: 'Цена и наличие' }))
  const price = 93_000 + (Date.now() % 900)
  const shown = asTyped(formatTenge(price, 'ru'))
  await editor.fill('priceKzt', String(price))
  expect(await editor.publishUntil(path, ({ html }) => html.includes(shown))).toBeLessThan(promptly)
  // The cheapest first: a list of many shows this one at once.
  expect((await visit('/apparaty?sort=price')).html).toContain(shown)

  const taken = await editor.unpublish()
  expect(await visibleAfter(taken, path, ({ status }) => status === 404)).toBeLessThan(promptly)
  expect((await visit('/apparaty?sort=price')).html).not.toContain(slug)
  expect((await visit(`/kk${path}`)).status).toBe(200)
  await expectKeptInComparison(page, slug)
  expect(await editor.publishUntil(path, ({ status }) => status === 200)).toBeLessThan(promptly)
})

const beside = 'demo-phonak-ric-50-312'

/** A device that is public in Kazakh alone: the other stands, words tell of it, and the browser goes on with both. */
async function expectKeptInComparison(page: Page, slug: string): Promise<void> {
  const shopper = await page.context().newPage()
  const address = `/compare?d=${slug}&d=${beside}`
  expect((await shopper.goto(address))?.status()).toBe(200)
  await expect(shopper.locator('.cmp')).toContainText('пока описан только на казахском')
  await expect(shopper.locator('.cmp thead th')).toHaveCount(2)
  await expect(shopper.locator(`.cmp thead a[href="/apparaty/${beside}"]`)).toBeVisible()
  await expect(shopper.locator(`header a[href="/kk${address}"]`).first()).toBeAttached()
  const kept = () => shopper.evaluate(() => localStorage.getItem('compare'))
  await expect.poll(kept).toBe(JSON.stringify([{ slug }, { slug: beside }]))
  await shopper.goto(`/kk${address}`)
  await expect(shopper.locator('.cmp thead th')).toHaveCount(3)
  await shopper.close()
}

const deviceId = async (page: Page): Promise<string> => {
  const list = await page.evaluate((url) => fetch(url).then((r) => r.json()), `${cmsUrl}/api/devices?depth=0&limit=1`)
  return list.docs[0].id
}

test('a promotion leaves the lists by itself when its period ends, and its address says so', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const slug = `Aktsiya_${Date.now().toString(36)}`
  const endsAt = new Date(Date.now() + 8000)
  const created = await restOf(page).post('promotions?locale=ru', {
    title: 'Акция на восемь секунд',
    summary: 'Кончится сама.',
    body: richText('Что предлагается.'),
    terms: richText('На каких условиях.'),
    devices: [await deviceId(page)],
    slug,
    startsAt: new Date(Date.now() - 60_000).toISOString(),
    endsAt: endsAt.toISOString(),
    _status: 'published',
  })
  expect(created.status).toBe(201)
  const path = `/akcii/${slug}`
  await visibleAfter(created.at, path, ({ status }) => status === 200)
  expect((await visit(path)).html).not.toContain('Акция закончилась')
  const late = await visibleAfter(endsAt.getTime(), path, ({ html }) => html.includes('Акция закончилась'))
  expect(late).toBeGreaterThanOrEqual(0)
  expect(late).toBeLessThan(3000)
  const ended = await visit(path)
  expect(ended.status).toBe(200)
  expect(ended.html).toContain('<meta name="robots" content="noindex')
  expect(await readSitemap()).not.toContain(slug)
})
