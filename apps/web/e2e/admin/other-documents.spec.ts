import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { hydrated, press } from '../support/hydrated.ts'
import { visibleAfter } from '../support/pages/visible-after.ts'
import { expect, test } from '../support/runner/recorded-test.ts'
import { queryShop } from '../support/shop/shop-database.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { cmsUrl } = readTestEnv()

test('an old address leads to the new one for good, in both languages', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const mark = String(Date.now())
  for (const from of [`/old-page-${mark}`, `/apparaty/old-${mark}`, `/articles/old-${mark}`]) {
    expect((await visit(from)).status).toBe(404)
    const saved = await restOf(page).post('redirects', { from, to: '/filialy' })
    expect(saved.status).toBe(201)
    await visibleAfter(saved.at, from, ({ status }) => status === 308)
    expect((await visit(from)).headers.get('location')).toMatch(/\/filialy$/)
    const kazakh = await visit(`/kk${from}`)
    expect(kazakh.status).toBe(308)
    expect(kazakh.headers.get('location')).toMatch(/\/kk\/filialy$/)
  }
  const older = `/older-page-${mark}`
  const chained = await restOf(page).post('redirects', { from: older, to: `/old-page-${mark}` })
  await visibleAfter(chained.at, older, ({ status }) => status === 308)
  expect((await visit(older)).headers.get('location'), 'one step, however many redirects').toMatch(/\/filialy$/)
})

test('a scheduled publication fires when its time has come', { tag: '@full' }, async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const mark = String(Date.now())
  await editor.startDocument('articles')
  await editor.fill('title', `По расписанию ${mark}`)
  await editor.fill('summary', 'Выйдет сама.')
  await editor.write('Текст по расписанию.')
  await editor.fill('slug', `po-raspisaniyu-${mark}`)
  await page.waitForURL(/articles\/[0-9a-f-]{36}/)
  await expect(page.locator('.autosave')).toContainText('сохранено')
  const path = `/articles/po-raspisaniyu-${mark}`

  const at = soon()
  await editor.schedulePublication(at)
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0]
  const planned = await queryShop(`select id, wait_until from payload_jobs where input::text like '%' || $1 || '%'`, [
    id,
  ])
  expect(planned.map(({ wait_until }) => wait_until)).toEqual([at])
  expect((await visit(path)).status).toBe(404)

  // Time passes: the dialog knows whole minutes, the worker looks every few seconds.
  await queryShop('update payload_jobs set wait_until = now() where id = $1', [planned[0]?.id])
  await expect.poll(async () => (await visit(path)).status, { timeout: 30_000, intervals: [500] }).toBe(200)
  expect((await visit(path)).html).toContain(`По расписанию ${mark}`)
  expect((await visit(`/kk${path}`)).status).toBe(404)
})

/** A whole minute that does not come while the test runs. */
const soon = (): Date => new Date(Math.ceil(Date.now() / 60_000 + 2) * 60_000)

test('a disguised file is refused with a reason, and nothing is stored', { tag: '@full' }, async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const count = () => page.evaluate((url) => fetch(url).then((r) => r.json()), `${cmsUrl}/api/media/count`)
  const before = await count()
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await page.goto(`${cmsUrl}/admin/collections/media/create?locale=ru`)
  await page.locator('input[type=file]').setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  await (await hydrated(page.locator('#field-alt'))).fill('Подделка')
  await press(page.locator('#action-save'))
  await expect(page.locator('[data-sonner-toast], .field-error').first()).toBeVisible()
  expect(await count()).toEqual(before)
})
