import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { employ } from '../../support/admin/staff-account.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { letterTo, linkIn } from '../../support/mailbox.ts'
import { expect, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

test('who has forgotten their password asks for a letter, chooses a new one by its link, and is in', async ({
  page,
  browser,
}) => {
  const email = `forgetful-${Date.now()}@estu.example`
  await editorAt(page).signIn()
  await employ(restOf(page), { name: 'Айгүл', role: 'editor', email, password: `long-enough-${Date.now()}` })

  const context = await browser.newContext({ viewport: { width: 320, height: 720 }, locale: 'ru' })
  const own = await context.newPage()
  await own.goto(`${cmsUrl}/admin/login`)
  await press(own.getByRole('link', { name: 'Забыли пароль?' }))
  await (await hydrated(own.locator('#field-email'))).fill('не адрес')
  // A form that has only just come to life takes no Enter yet; a person presses it again.
  await expect(async () => {
    await own.locator('#field-email').press('Enter')
    await expect(own.locator('.field-error, .toast-error').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await own.locator('#field-email').fill(email)
  await own.keyboard.press('Enter')
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Проверьте почту')
  expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await own.goto(linkIn(await letterTo(email, /Новый пароль/)))
  await (await hydrated(own.locator('#field-password'))).fill('екі-түйе-бір-ат')
  await own.locator('#field-confirm-password').fill('екі-түйе-бір-ат')
  await own.keyboard.press('Enter')
  await expect(own.locator('.template-default')).toBeVisible()
  await context.close()
})
