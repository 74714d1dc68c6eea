import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { employ } from '../../support/admin/staff-account.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { expect, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const screens = ['/admin/publications', '/admin/review', '/admin/translations?collection=articles']

test('whoever opens a screen without a session signs in and is on that screen', async ({ page, browser }) => {
  await editorAt(page).signIn()
  const person = {
    name: 'return',
    role: 'editor',
    email: `return-${Date.now()}@estu.example`,
    password: `long-enough-${Date.now()}`,
    interfaceLanguage: 'kk',
  }
  await employ(restOf(page), person)
  for (const screen of screens) {
    const context = await browser.newContext()
    const own = await context.newPage()
    await own.goto(`${cmsUrl}${screen}`)
    await (await hydrated(own.locator('#field-email'))).fill(person.email)
    await own.locator('#field-password').fill(person.password)
    await press(own.locator('button[type=submit]'))
    await own.waitForURL(`${cmsUrl}${screen}`)
    await expect(own.locator('.estu-desk h1')).toBeVisible()
    await context.close()
  }
})
