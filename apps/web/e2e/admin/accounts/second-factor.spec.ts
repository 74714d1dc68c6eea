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
    await signInAs(own, person)
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
    await test.step('every screen leads here, in what is sent itself', async () =>
      everyDoorLeadsTo('/admin/confirm-sign-in', other, await doorsOf(page)))
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

/** What the server sends of a screen to whoever is signed in on the page. */
const sent = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (url) => (await fetch(url)).text(), `${cmsUrl}${path}`)

/** Screens that the menu names, and others: all of ours, and in the gate those of Payload's that stand for all. */
async function doorsOf(page: Page): Promise<string[]> {
  const links = [...(await sent(page, '/admin')).matchAll(/href="(\/admin[^"]*)"/g)]
  const hrefs = links.map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const named = [...new Set(hrefs)].filter((href) => !href.includes('logout'))
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

test('an admin requires it of the clinic: whoever works there sets it up, nothing opens before, and the admin reads of it', async ({
  page,
  browser,
}) => {
  test.setTimeout(walkMs)
  await editorAt(page).signIn()
  const rest = restOf(page)
  const person = account('clinic', { role: 'clinic', interfaceLanguage: 'kk', name: `Әсел ${Date.now()}` })
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
    await test.step('an admin reads who changed whose way of signing in, page by page, and nobody else does', () =>
      expectListed(page, own, person))
  } finally {
    expect((await rest.post('globals/security', { requireForClinic: false })).status).toBe(200)
    await context.close()
  }
})

/** That somebody set up their second step is read by an admin, whatever came after it, and not by themselves. */
async function expectListed(admin: Page, own: Page, { name, email }: { name: string; email: string }) {
  const line = `<td>${name}</td><td>Второй шаг входа включён</td><td>${name}</td>`
  expect(await sent(admin, '/admin/staff-events')).toContain(line)
  await queryShop(
    `insert into staff_events (action, subject_id)
     select 'recovery-code-used', id from staff, generate_series(1, 60) where email = $1`,
    [email],
  )
  const newest = await sent(admin, '/admin/staff-events')
  expect(newest.match(/<tr><td>/g)).toHaveLength(50)
  const [, earlier = ''] = /href="(\/admin\/staff-events\?before=\d+)"/.exec(newest) ?? []
  expect((await sent(admin, earlier)).split(line)).toHaveLength(2)
  const refused = await sent(own, '/admin/staff-events')
  expect(refused).toContain('Рұқсат жоқ.')
  expect(refused).not.toContain('id="staff-events"')
}
