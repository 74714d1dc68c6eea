import type { BrowserContext } from '@playwright/test'
import { sampledScreens } from '../../support/admin/admin-screens.ts'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { employ, signInAs } from '../../support/admin/staff-account.ts'
import { appCode } from '../../support/authenticator.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { queryShop } from '../../support/shop/shop-database.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl, fullSize } = readTestEnv()

const words = {
  ru: {
    setUp: 'Настроить',
    codes: 'Запасные коды',
    have: 'Коды у меня',
    on: 'Включён',
    second: 'Второй шаг',
    wrong: 'Код не подошёл',
    others: 'Завершить все остальные',
    here: 'этот браузер',
  },
  kk: {
    setUp: 'Баптау',
    codes: 'Қосалқы кодтар',
    have: 'Кодтар менде',
    on: 'Қосылған',
    second: 'Екінші қадам',
    wrong: 'Код сәйкес келмеді',
    others: 'Қалғандарының бәрін аяқтау',
    here: 'осы браузер',
  },
}

const account = (name: string, more: object) => ({
  name,
  role: 'editor',
  email: `${name}-${Date.now()}@estu.example`,
  password: `long-enough-${Date.now()}`,
  ...more,
})

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(`${cmsUrl}/admin/login`)
  await (await hydrated(page.locator('#field-email'))).fill(email)
  await page.locator('#field-password').fill(password)
  await press(page.locator('button[type=submit]'))
  await page.waitForURL((url) => !url.pathname.includes('/login'))
}

const isNarrow = (page: Page) =>
  expect(page.locator('html')).toHaveJSProperty('scrollWidth', page.viewportSize()?.width)

/** Comes to it by the keyboard alone. */
async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('button', { name, exact: true })
  await hydrated(wanted)
  for (let index = 0; index < 80; index += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`“${name}” is not reached by the Tab key`)
}

/** What a walk past every door of the admin may take. */
const walkMs = 300_000

for (const language of ['ru', 'kk'] as const)
  test(`the second step is set up, asked for and got round by a recovery code, by keys on a small screen (${language})`, {
    tag: languageTag(language),
  }, async ({ page, browser }) => {
    test.setTimeout(walkMs)
    const said = words[language]
    await editorAt(page).signIn()
    const person = account(`step-${language}`, { interfaceLanguage: language })
    await employ(restOf(page), person)
    const contexts: BrowserContext[] = []
    const window = async () => {
      const context = await browser.newContext({ viewport: { width: 320, height: 720 } })
      contexts.push(context)
      return context.newPage()
    }
    const own = await window()
    await signIn(own, person)
    await own.goto(`${cmsUrl}/admin/sign-in-safety`)
    await expect(own.locator('html')).toHaveAttribute('lang', language)
    await tabTo(own, said.setUp)
    await own.keyboard.press('Enter')
    const picture = own.locator('.estu-safety__picture')
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    await isNarrow(own)
    const key = (await own.locator('.estu-safety__key').textContent()) ?? ''
    await own.keyboard.press('Tab')
    await own.keyboard.type('000000')
    await own.keyboard.press('Enter')
    await expect(own.getByText(said.wrong)).toBeVisible()
    await expect(own.locator('input[name=code]')).toBeFocused()
    await own.keyboard.press('ControlOrMeta+a')
    await own.keyboard.type(appCode(key, -1))
    await own.keyboard.press('Enter')
    await expect(own.getByRole('heading', { name: said.codes })).toBeFocused()
    const codes = await own.locator('.estu-safety__codes code').allTextContents()
    expect(codes).toHaveLength(10)
    await isNarrow(own)
    await tabTo(own, said.have)
    await own.keyboard.press('Enter')
    await expect(own.locator('.estu-safety')).toContainText(said.on)
    await isNarrow(own)

    const other = await window()
    await signIn(other, person)
    const title = other.getByRole('heading', { level: 1, name: said.second, exact: true })
    await expect(title).toBeVisible()
    await isNarrow(other)
    await other.goto(`${cmsUrl}/admin/collections/articles`)
    await expect(title).toBeVisible()
    const give = async (code: string) => {
      await (await hydrated(other.locator('input[name=code]'))).fill(code)
      await other.keyboard.press('Enter')
    }
    await give('123456')
    await expect(other.getByText(said.wrong)).toBeVisible()
    await give(codes[0] ?? '')
    await expect(other.locator('.template-default')).toBeVisible()

    await own.goto(`${cmsUrl}/admin/sign-in-safety`)
    await expect(own.locator('.estu-sessions')).toContainText(said.here)
    await expect(own.locator('.estu-sessions li')).toHaveCount(2)
    await tabTo(own, said.others)
    await own.keyboard.press('Enter')
    await expect(own.locator('.estu-sessions li')).toHaveCount(1)
    await isNarrow(own)
    await other.goto(`${cmsUrl}/admin`)
    await expect(other.locator('#field-email')).toBeVisible()
    for (const context of contexts) await context.close()
  })

test('whoever owes the code of their second step is led to it from every screen, in what is sent itself', async ({
  page,
  browser,
}) => {
  test.setTimeout(walkMs)
  await editorAt(page).signIn()
  const person = account('doors', { interfaceLanguage: 'ru' })
  await employ(restOf(page), person)
  const first = await browser.newContext()
  const own = await first.newPage()
  await signInAs(own, person)
  const { key } = (await restOf(own).post('staff/second-factor/offer', {})).json
  expect((await restOf(own).post('staff/second-factor/take', { code: appCode(key, -1) })).status).toBe(200)
  const second = await browser.newContext()
  const other = await second.newPage()
  await signIn(other, person)
  await expect(other.getByRole('heading', { level: 1, name: words.ru.second, exact: true })).toBeVisible()
  await everyDoorLeadsTo('/admin/confirm-sign-in', other, await doorsOf(page))
  await first.close()
  await second.close()
})

/** Asks for each screen as the browser would: what is sent is where to go, and no menu and no form. */
async function everyDoorLeadsTo(door: string, page: Page, paths: string[]) {
  // Payload's own screens lead here first, ours lead straight on.
  const between = '/admin/unauthorized'
  for (const path of [`${cmsUrl}${between}`, ...paths.filter((one) => !one.endsWith(door))]) {
    const answer = await page.request.get(path, { maxRedirects: 0, headers: { 'sec-fetch-site': 'same-origin' } })
    expect(answer.status(), path).toBe(307)
    const to = answer.headers().location?.split('?')[0]
    expect(path.endsWith(between) ? [door] : [door, between], path).toContain(to)
    expect(await answer.text(), path).not.toMatch(/nav__link|<form/)
  }
}

/** Screens that the menu names, and others: all of ours, and in the gate those of Payload's that stand for all. */
async function doorsOf(page: Page): Promise<string[]> {
  await page.goto(`${cmsUrl}/admin`)
  const links = await page
    .locator('a[href^="/admin"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const named = [...new Set(links)].filter((href): href is string => Boolean(href) && !href?.includes('logout'))
  expect(named.length).toBeGreaterThan(20)
  const screens = named.map((href) => href.replace('/admin', ''))
  return [
    ...(fullSize ? screens : sampledScreens(screens)),
    '/account',
    '/sign-in-safety',
    '/change-password',
    '/collections/orders/create',
  ].map((screen) => `${cmsUrl}/admin${screen}`)
}

/** For whoever owes something else, which the same doors ask about. */
const fewDoors = ['account', 'calendar', 'collections/orders', 'globals/home'].map((path) => `${cmsUrl}/admin/${path}`)

test('before making an account an admin shows who they are, over the form, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  await editorAt(page).signIn()
  const boss = account('boss', { role: 'admin', interfaceLanguage: 'ru' })
  await employ(restOf(page), boss)
  const context = await browser.newContext()
  const own = await context.newPage()
  await signInAs(own, boss)
  await queryShop(
    `update staff_session_marks set proved_at = now() - interval '11 minutes'
     where staff_id = (select id from staff where email = $1)`,
    [boss.email],
  )
  await own.goto(`${cmsUrl}/admin/collections/staff/create`)
  await expect(own.locator('form[data-form-ready=true]').first()).toBeVisible()
  const typed = account('made', {})
  const fields = { email: typed.email, name: 'Айгүл', password: typed.password, 'confirm-password': typed.password }
  for (const [field, value] of Object.entries(fields))
    await (await hydrated(own.locator(`#field-${field}`))).fill(value)
  const dialog = own.getByRole('dialog', { name: 'Подтвердите, что это вы' })
  const expectTyped = async () => {
    for (const [field, value] of Object.entries(fields)) await expect(own.locator(`#field-${field}`)).toHaveValue(value)
  }
  await press(own.locator('#action-save'))
  await expect(dialog).toBeVisible()
  await own.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectTyped()
  await press(own.locator('#action-save'))
  await expect(dialog.locator('input[type=password]')).toBeFocused()
  await own.keyboard.type('не тот пароль')
  await own.keyboard.press('Enter')
  await expect(dialog.getByText('Это не тот пароль')).toBeVisible()
  await dialog.locator('input[type=password]').fill(boss.password)
  await own.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await own.waitForURL(/collections\/staff\/[0-9a-f-]{36}/)
  await expect(own.locator('#field-name')).toHaveValue('Айгүл')
  await context.close()
})

test('a session that has ended is begun anew over the form, second step and all, and what was typed is saved', async ({
  page,
  browser,
}) => {
  await editorAt(page).signIn()
  const person = account('sheet', { interfaceLanguage: 'ru' })
  const rest = restOf(page)
  await employ(rest, person)
  const draft = { title: 'Черновик', summary: 'Лист входа.', kind: 'general', _status: 'draft' }
  const { id } = (await rest.post('articles?locale=ru&draft=true', draft)).json.doc
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const own = await context.newPage()
  await signInAs(own, person)
  const at = restOf(own)
  const { key } = (await at.post('staff/second-factor/offer', {})).json
  expect((await at.post('staff/second-factor/take', { code: appCode(key, -1) })).status).toBe(200)

  const form = `${cmsUrl}/admin/collections/articles/${id}?locale=ru`
  await Promise.all([own.waitForResponse(/unsaved-copy-key/), own.goto(form)])
  await expect(own.locator('form[data-form-ready=true]').first()).toBeVisible()
  const title = await hydrated(own.locator('#field-title'))
  await context.clearCookies({ name: 'payload-token' })
  await title.fill('Черновик после сеанса')
  const begin = own.getByRole('button', { name: 'Войти здесь' })
  await press(begin)
  const sheet = own.getByRole('dialog', { name: 'Войдите снова' })
  await expect(sheet.locator('input[type=password]')).toBeFocused()
  await own.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await press(begin)
  await own.keyboard.type('не тот пароль')
  await own.keyboard.press('Enter')
  await expect(sheet.getByText('Почта или пароль не подходят')).toBeVisible()
  await sheet.locator('input[type=password]').fill(person.password)
  await own.keyboard.press('Enter')
  await expect(sheet.locator('input[name=code]')).toBeFocused()
  // Between the two steps nothing is saved: nobody is here yet.
  expect((await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json.title).toBe('Черновик')
  await own.keyboard.type(appCode(key))
  await own.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(own.locator('.estu-unsaved__done')).toContainText('всё сохранено')
  await expect(title).toHaveValue('Черновик после сеанса')
  expect((await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json.title).toBe('Черновик после сеанса')
  await context.close()
})

test('an admin requires it of the clinic: whoever works there sets it up, and nothing opens before', async ({
  page,
  browser,
}) => {
  test.setTimeout(walkMs)
  await editorAt(page).signIn()
  const rest = restOf(page)
  const person = account('clinic', { role: 'clinic', interfaceLanguage: 'kk' })
  await employ(rest, person)
  const context = await browser.newContext({ viewport: { width: 320, height: 720 } })
  try {
    expect((await rest.post('globals/security', { requireForClinic: true })).status).toBe(200)
    const own = await context.newPage()
    await signIn(own, person)
    await expect(own.getByRole('heading', { level: 1, name: 'Екінші қадамды баптаңыз' })).toBeVisible()
    await everyDoorLeadsTo('/admin/sign-in-safety', own, fullSize ? await doorsOf(page) : fewDoors)
    await isNarrow(own)
    await press(own.getByRole('button', { name: words.kk.setUp }))
    const key = (await own.locator('.estu-safety__key').textContent()) ?? ''
    await own.locator('input[name=code]').fill(appCode(key))
    await own.keyboard.press('Enter')
    await press(own.getByRole('button', { name: words.kk.have }))
    await expect(own.locator('.template-default')).toBeVisible()
    await own.goto(`${cmsUrl}/admin/calendar`)
    await expect(own.locator('.estu-calendar')).toBeVisible()
  } finally {
    expect((await rest.post('globals/security', { requireForClinic: false })).status).toBe(200)
    await context.close()
  }
})
