import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { employ, signInAs } from '../../support/admin/staff-account.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { expect, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const account = (role: string, more: object = {}) => ({
  name: role,
  role,
  email: `${role}-${Date.now()}@estu.example`,
  password: `long-enough-${Date.now()}`,
  ...more,
})

test('a translator of Kazakh writes Kazakh drafts at the admin, in Kazakh, and nothing else', async ({
  page,
  browser,
}) => {
  const editor = editorAt(page)
  await editor.signIn()
  const rest = restOf(page)
  const translator = account('translator', { language: 'kk', interfaceLanguage: 'kk' })
  await employ(rest, translator)
  const id = await rest.idOf('articles', 'kak-podgotovitsya-k-proverke-sluha')
  const before = (await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json

  const context = await browser.newContext()
  const own = await context.newPage()
  await signInAs(own, translator)
  await own.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=kk`)
  await expect(own.locator('html')).toHaveAttribute('lang', 'kk')
  await expect(own.getByRole('button', { name: /жариялау/i })).toHaveCount(0)
  const title = `Естуді тексеруге дайындық ${Date.now()}`
  await expect(own.locator('form[data-form-ready=true]').first()).toBeVisible()
  await (await hydrated(own.locator('#field-title'))).fill(title)
  const saved = own.waitForResponse((response) => response.request().method() === 'PATCH')
  await press(own.locator('#action-save-draft'))
  expect((await saved).status()).toBe(200)

  const at = restOf(own)
  const shared = { kind: 'expert', slug: 'stolen', originalLanguage: 'kk', relatedDevices: [], _status: 'published' }
  const refused = await at.patch(`articles/${id}?locale=kk`, shared)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.json)).toContain('"path":"slug"')
  await expect(own.locator('#field-slug')).toBeDisabled()
  expect((await at.patch(`articles/${id}?locale=ru`, { title: 'Взлом' })).status).toBe(403)
  expect((await at.post('articles?locale=kk', { title: 'x', kind: 'general' })).status).toBe(403)
  expect((await at.post('globals/home?locale=kk', { title: 'x' })).status).toBe(403)
  await own.goto(`${cmsUrl}/admin/globals/home?locale=kk`)
  await expect(own.locator('#read-only-notice')).toContainText('оны редакторлар сақтайды')
  await expect(own.locator('#field-title')).toBeDisabled()
  await expect(own.locator('#action-save')).toHaveCount(0)
  expect((await at.post('tables/devices/plan', {})).status).toBe(404)
  expect((await at.get('payload-migrations')).status).toBeGreaterThanOrEqual(403)
  await context.close()

  const kazakh = (await rest.get(`articles/${id}?locale=kk&draft=true&depth=0`)).json
  const russian = (await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json
  expect(kazakh).toMatchObject({ title, kind: before.kind, slug: before.slug, _status: 'draft' })
  expect({ ...russian, updatedAt: null }).toEqual({ ...before, updatedAt: null })
  await rest.patch(`articles/${id}?locale=kk&publishSpecificLocale=kk`, { _status: 'published' })
})

test('somebody of the clinic sees what shoppers sent and what it is about, and nothing that editors write', async ({
  page,
  browser,
}) => {
  const editor = editorAt(page)
  await editor.signIn()
  const clinic = account('clinic')
  await employ(restOf(page), clinic)
  const context = await browser.newContext()
  const own = await context.newPage()
  await signInAs(own, clinic)
  await own.goto(`${cmsUrl}/admin/calendar`)
  await expect(own.locator('.estu-nav a[href="/admin/calendar"]')).toHaveCount(1)
  await expect(own.locator('.nav')).not.toContainText('Статьи')
  const at = restOf(own)
  for (const path of [
    'articles',
    'pages',
    'promotions',
    'redirects',
    'media',
    'globals/home',
    'payload-jobs',
    'consents',
  ]) {
    expect((await at.get(path)).status, path).toBeGreaterThanOrEqual(403)
  }
  for (const path of ['orders', 'appointments', 'feedback', 'devices']) {
    expect((await at.get(path)).status, path).toBe(200)
  }
  const drafts = await at.get('devices?locale=ru&draft=true&where[_status][equals]=draft&limit=1')
  expect(drafts.json.docs ?? []).toEqual([])
  expect((await at.post('orders', { reference: 'E-EVIL-EVIL' })).status).toBeGreaterThanOrEqual(400)
  await expect(own.locator('h1')).toHaveText('Календарь приёмов')
  await expect(own.locator('.estu-calendar section')).toHaveCount(7)
  await context.close()
})

test('of two editors of one document the second is told', async ({ page, browser }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const rest = restOf(page)
  const second = account('editor', { interfaceLanguage: 'ru' })
  await employ(rest, second)
  const made = await rest.post('articles?locale=ru&draft=true', {
    title: 'Двое',
    summary: 'Первый.',
    kind: 'general',
    _status: 'draft',
  })
  const { id } = made.json.doc
  const address = `${cmsUrl}/admin/collections/articles/${id}?locale=ru`
  await page.goto(address)
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  await editor.fill('summary', 'Правка первого.')
  expect((await saved).status()).toBe(200)

  const lock = async () =>
    (await rest.get(`payload-locked-documents?where[document.value][equals]=${id}&depth=0`)).json.docs[0]
  await expect.poll(lock).toBeTruthy()
  const context = await browser.newContext()
  const other = await context.newPage()
  await signInAs(other, second)
  await other.goto(address)
  await expect(other.locator('.document-locked')).toBeVisible()
  const { id: lockId, user: first } = await lock()
  expect((await restOf(other).del(`payload-locked-documents/${lockId}`)).status).toBe(403)
  await press(other.locator('#document-locked-take-over'))
  await expect(other.locator('#field-summary')).toBeEnabled()
  await expect.poll(async () => (await lock()).user.value).not.toBe(first.value)
  expect((await rest.del(`payload-locked-documents/${lockId}`)).status).toBe(403)
  await context.close()
  const kept = (await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json
  expect(kept.summary).toContain('Правка первого.')
})
