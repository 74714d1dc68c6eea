import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { makeAccount, signInAs } from '../../support/admin/staff-account.ts'
import { press } from '../../support/hydrated.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const words = {
  ru: {
    title: 'Придумайте свой пароль',
    short: 'Нужно не меньше 8 знаков.',
    wrong: 'Почта или пароль не подходят',
    own: 'Сменить пароль',
  },
  kk: {
    title: 'Өз құпиясөзіңізді ойлап табыңыз',
    short: 'Кемінде 8 таңба керек.',
    wrong: 'Пошта немесе құпиясөз сәйкес емес',
    own: 'Құпиясөзді өзгерту',
  },
}

async function signIn(page: Page, email: string, password: string) {
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await press(page.locator('button[type=submit]'))
}

/** The page is as wide as the window, and its fields and button are a finger high. */
async function expectFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  for (const target of await page.locator('form input:visible, form button[type=submit], form a').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  }
}

for (const language of ['ru', 'kk'] as const) {
  test(`whoever signs in for the first time chooses a password, and nothing opens before (${language})`, {
    tag: languageTag(language),
  }, async ({ page, browser }) => {
    const said = words[language]
    await editorAt(page).signIn()
    const email = `first-${language}-${Date.now()}@estu.example`
    const account = { name: 'Айгүл', role: 'editor', interfaceLanguage: language, email }
    const temporary = await makeAccount(restOf(page), account)

    const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
    const own = await context.newPage()
    await own.goto(`${cmsUrl}/admin/login`)
    await signIn(own, email, temporary)
    const title = own.getByRole('heading', { level: 1, name: said.title })
    await expect(title).toBeVisible()
    await expect(own.locator('html')).toHaveAttribute('lang', language)
    for (const width of [390, 1280]) await expectFit(own, width)

    // What is sent itself says where to go; Payload's own screens lead over a page between.
    for (const path of ['/admin/unauthorized', '/admin/collections/articles', '/admin/calendar']) {
      const headers = { 'sec-fetch-site': 'same-origin' }
      const answer = await own.request.get(`${cmsUrl}${path}`, { maxRedirects: 0, headers })
      expect(answer.status(), path).toBe(307)
      const door = path.includes('collections') ? /unauthorized|change-password/ : /change-password/
      expect(answer.headers().location, path).toMatch(door)
    }
    const replace = async (password: string) => {
      await own.locator('#field-presentPassword').fill(temporary)
      await own.locator('#field-password').fill(password)
      await own.locator('#field-confirm-password').fill(password)
      await press(own.locator('button[type=submit]'))
    }
    await replace('123')
    await expect(own.locator('form').getByText(said.short)).toBeVisible()
    await expect(own.locator('#field-presentPassword')).toHaveValue(temporary)
    await replace('екі-түйе-бір-ат')
    await expect(own.locator('.template-default')).toBeVisible()
    await own.goto(`${cmsUrl}/admin/account`)
    await expect(own.getByRole('link', { name: said.own })).toBeVisible()
    await expect(own.locator('#change-password')).toBeHidden()

    // Signing out happens on its page, which then goes on by itself: left sooner, nothing has happened.
    await own.goto(`${cmsUrl}/admin/logout`)
    await own.waitForURL((url) => url.pathname === '/admin/login')
    await signIn(own, email, temporary)
    await expect(own.getByText(said.wrong)).toBeVisible()
    await signInAs(own, { email, password: 'екі-түйе-бір-ат' })
    await context.close()
  })
}
