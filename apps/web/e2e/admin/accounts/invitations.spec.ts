import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { letterTo, linkIn } from '../../support/mailbox.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { expect, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl, editor } = readTestEnv()

const words = {
  ru: {
    subject: /Приглашение/,
    title: 'Добро пожаловать',
    short: 'Нужно не меньше 8 знаков.',
  },
  kk: { subject: /шақыру/i, title: 'қош келдіңіз', short: 'Кемінде 8 таңба керек.' },
}

for (const language of ['ru', 'kk'] as const)
  test(`an admin invites a colleague, who chooses a password by the letter’s link (${language})`, {
    tag: languageTag(language),
  }, async ({ page, browser }) => {
    const said = words[language]
    const email = `invited-${language}-${Date.now()}@estu.example`
    await editorAt(page).signIn()
    await restOf(page).post('staff/prove', { password: editor.password })
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto(`${cmsUrl}/admin/collections/staff`)
    await press(page.getByRole('link', { name: 'Пригласить письмом' }))
    await (await hydrated(page.getByLabel('Почта'))).fill('не адрес')
    await page.getByLabel('Имя', { exact: true }).fill('Айгүл')
    const choice = page.getByLabel('Язык письма и панели')
    await choice.selectOption(language)
    await choice.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('в адресе почты ошибка')).toBeVisible()
    await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Айгүл')
    await page.getByLabel('Почта').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    const link = linkIn(await letterTo(email, said.subject))
    const context = await browser.newContext({ viewport: { width: 320, height: 720 } })
    const own = await context.newPage()
    // Whatever looks into letters opens links: twice is as good as never.
    expect((await fetch(link)).status).toBe(200)
    await own.goto(link)
    const other = own.getByRole('button', { name: language === 'kk' ? 'Қазақша' : 'Русский' })
    await press(other)
    await expect(own.getByRole('heading', { level: 1 })).toContainText(said.title)
    const choose = async (password: string) => {
      await (await hydrated(own.locator('#field-password'))).fill(password)
      await own.locator('#field-confirm-password').fill(password)
      await own.keyboard.press('Enter')
    }
    await choose('123')
    await expect(own.getByText(said.short)).toBeVisible()
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await choose('екі-түйе-бір-ат')
    await expect(own.locator('.template-default')).toBeVisible()
    await expect(own.locator('html')).toHaveAttribute('lang', language)
    await context.close()
  })
