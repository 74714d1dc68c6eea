import { formatTenge } from '@estu/domain/money'
import { expect, type Page, test } from '@playwright/test'
import { editorAt } from './editor.ts'
import { richText as text } from './rich-text.ts'
import { readTestEnv } from './test-env.ts'
import { visibleAfter, visit } from './visitor.ts'

const { cmsUrl } = readTestEnv()
const promptly = 1000

/** The editor's own session, through the interface the admin itself uses. */
async function save(page: Page, method: string, path: string, data: unknown) {
  return page.evaluate(
    async ([verb, url, body]) => {
      const response = await fetch(url ?? '', { method: verb, headers: { 'content-type': 'application/json' }, body })
      return { status: response.status, json: await response.json(), at: Date.now() }
    },
    [method, `${cmsUrl}/api/${path}`, JSON.stringify(data)] as const,
  )
}

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

  await page.goto(`${cmsUrl}/admin/collections/devices/${id}?locale=ru`)
  await page.getByRole('button', { name: 'Цена и наличие' }).click()
  const price = 93_000 + (Date.now() % 900)
  const shown = formatTenge(price, 'ru')
  await editor.fill('priceKzt', String(price))
  const published = await editor.publish()
  expect(await visibleAfter(published, path, ({ html }) => html.includes(shown))).toBeLessThan(promptly)
  expect((await visit('/apparaty')).html).toContain(shown)

  const taken = await editor.unpublish()
  expect(await visibleAfter(taken, path, ({ status }) => status === 404)).toBeLessThan(promptly)
  expect((await visit('/apparaty')).html).not.toContain(slug)
  expect((await visit(`/kk${path}`)).status).toBe(200)
  const back = await editor.publish()
  expect(await visibleAfter(back, path, ({ status }) => status === 200)).toBeLessThan(promptly)
})

const deviceId = async (page: Page): Promise<string> => {
  const list = await page.evaluate((url) => fetch(url).then((r) => r.json()), `${cmsUrl}/api/devices?depth=0&limit=1`)
  return list.docs[0].id
}

test('a promotion leaves the lists by itself when its period ends, and its address says so', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const slug = `Aktsiya_${Date.now().toString(36)}`
  const endsAt = new Date(Date.now() + 8000)
  const created = await save(page, 'POST', 'promotions?locale=ru', {
    title: 'Акция на восемь секунд',
    summary: 'Кончится сама.',
    body: text('Что предлагается.'),
    terms: text('На каких условиях.'),
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
  expect((await visit('/sitemap.xml')).html).not.toContain(slug)
})

test('an old address leads to the new one for good, in both languages', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const mark = Date.now().toString(36)
  for (const from of [`/old-page-${mark}`, `/apparaty/old-${mark}`, `/articles/old-${mark}`]) {
    expect((await visit(from)).status).toBe(404)
    const saved = await save(page, 'POST', 'redirects', { from, to: '/filialy' })
    expect(saved.status).toBe(201)
    await visibleAfter(saved.at, from, ({ status }) => status === 308)
    expect((await visit(from)).headers.get('location')).toMatch(/\/filialy$/)
    const kazakh = await visit(`/kk${from}`)
    expect(kazakh.status).toBe(308)
    expect(kazakh.headers.get('location')).toMatch(/\/kk\/filialy$/)
  }
})

test('a scheduled publication fires', async ({ page }) => {
  test.setTimeout(150_000)
  const editor = editorAt(page)
  await editor.signIn()
  const mark = Date.now().toString(36)
  await editor.startDocument('articles')
  await editor.fill('title', `По расписанию ${mark}`)
  await editor.fill('summary', 'Выйдет сама.')
  await editor.write('Текст по расписанию.')
  await editor.fill('slug', `po-raspisaniyu-${mark}`)
  await page.waitForURL(/articles\/[0-9a-f-]{36}/)
  await expect(page.locator('.autosave')).toContainText('сохранено')
  const path = `/articles/po-raspisaniyu-${mark}`
  expect((await visit(path)).status).toBe(404)

  await editor.schedulePublication(nextMinute())
  await expect.poll(async () => (await visit(path)).status, { timeout: 80_000, intervals: [500] }).toBe(200)
  expect((await visit(path)).html).toContain(`По расписанию ${mark}`)
  expect((await visit(`/kk${path}`)).status).toBe(404)
})

/** A whole minute that is at least ten seconds away: the dialog knows no seconds. */
function nextMinute(): Date {
  return new Date(Math.ceil((Date.now() + 10_000) / 60_000) * 60_000)
}

test('a disguised file is refused with a reason, and nothing is stored', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const count = () => page.evaluate((url) => fetch(url).then((r) => r.json()), `${cmsUrl}/api/media/count`)
  const before = await count()
  for (const [name, mimeType, content] of [
    ['picture.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['picture.jpg', 'image/jpeg', '<?php echo 1;'],
    ['picture.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ] as const) {
    await page.goto(`${cmsUrl}/admin/collections/media/create?locale=ru`)
    await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
    await page.locator('#field-alt').fill('Подделка')
    await page.locator('#action-save').click()
    await expect(page.locator('[data-sonner-toast], .field-error').first()).toBeVisible()
  }
  expect(await count()).toEqual(before)
})
