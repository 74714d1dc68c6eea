import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { employ, signInAs } from '../../support/admin/staff-account.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { type Browser, expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const screens = ['/admin/publications', '/admin/review', '/admin/translations?collection=articles']

const account = (role: string, more: object = {}) => ({
  name: role,
  role,
  email: `${role}-${Date.now()}@estu.example`,
  password: `long-enough-${Date.now()}`,
  ...more,
})

test('what somebody of each role sees and may write at the admin', async ({ page, browser }) => {
  await test.step('a translator of Kazakh writes Kazakh drafts, in Kazakh, and nothing else', () =>
    translatorWrites(page, browser))
  await test.step('the clinic signs in on the screen it asked for, and sees nothing that editors write', () =>
    clinicReads(page, browser))
  await test.step('a specialist reads their own visit, and writes of it how it went', () =>
    specialistWrites(page, browser))
})

async function translatorWrites(page: Page, browser: Browser) {
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
}

async function clinicReads(page: Page, browser: Browser) {
  const editor = editorAt(page)
  await editor.signIn()
  const clinic = account('clinic')
  await employ(restOf(page), clinic)
  const context = await browser.newContext()
  const own = await context.newPage()
  await test.step('whoever has no session is led to sign in, and then to the screen', async () => {
    for (const screen of screens) {
      await own.goto(`${cmsUrl}${screen}`)
      await own.waitForURL(`${cmsUrl}/admin/login?redirect=${encodeURIComponent(screen)}`)
    }
    await own.goto(`${cmsUrl}/admin/calendar`)
    await (await hydrated(own.locator('#field-email'))).fill(clinic.email)
    await own.locator('#field-password').fill(clinic.password)
    await press(own.locator('button[type=submit]'))
    await own.waitForURL(`${cmsUrl}/admin/calendar`)
  })
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
}

/** A time that no other test books. */
const farAway = () => new Date(Date.now() + 300 * 24 * 3_600_000).toISOString()

async function specialistWrites(page: Page, browser: Browser) {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const firstOf = async (collection: string) => (await rest.get(`${collection}?depth=0&limit=1`)).json.docs[0].id
  const [service, branch, specialist] = [
    await firstOf('services'),
    await firstOf('branches'),
    await firstOf('specialists'),
  ]
  const booked = await rest.post('appointments', {
    ...{ service, branch, specialist, outsideReason: 'Проба', name: 'Асель Пробная', contactBy: 'call' },
    ...{ phone: '+77012345678', language: 'ru', status: 'booked', startsAt: farAway() },
  })
  expect(booked.status, JSON.stringify(booked.json)).toBe(201)
  const { id } = booked.json.doc as { id: string }
  const own = account('specialist', { specialist })
  await employ(rest, own)
  const context = await browser.newContext()
  const at = await context.newPage()
  await signInAs(at, own)
  await at.goto(`${cmsUrl}/admin/collections/appointments/${id}`)
  await expect(at.locator('.nav')).not.toContainText('Заказы')
  await expect(at.locator('form[data-form-ready=true]').first()).toBeVisible()
  await expect(at.locator('#field-name')).toBeDisabled()
  await expect(at.locator('#field-phone')).toBeDisabled()
  await (await hydrated(at.locator('#field-note'))).fill('Пришла с дочерью')
  const saved = at.waitForResponse((response) => response.request().method() === 'PATCH')
  await press(at.locator('#action-save'))
  expect((await saved).status()).toBe(200)
  await context.close()
  await rest.patch(`appointments/${id}`, { status: 'cancelled' })
}
