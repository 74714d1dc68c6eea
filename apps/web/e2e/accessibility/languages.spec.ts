import type { BrowserContext } from '@playwright/test'
import { hydrated, press } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('the switch leads to the same page and remembers the choice', async ({ page, context }) => {
  await page.goto('/apparaty')
  expect(await context.cookies()).toEqual([])
  const words = page.waitForRequest('**/api/messages/kk.json')
  await press(page.getByRole('link', { name: 'Қазақша' }))
  await words
  await page.waitForURL('**/kk/apparaty')
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'i18n_redirected', value: 'kk', path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
  await page.goto('/')
  await page.waitForURL('**/kk')
})

test('a switch whose words never come leads on all the same', async ({ page }) => {
  await page.route('**/api/messages/kk.json', () => undefined)
  await page.goto('/filialy')
  await press(page.getByRole('link', { name: 'Қазақша' }))
  await page.waitForURL('**/kk/filialy')
})

test('a choice that is made before any script has come is remembered', async ({ page, context }) => {
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort())
  await page.goto('/apparaty', { waitUntil: 'load' })
  await page.getByRole('link', { name: 'Қазақша' }).click()
  await page.waitForURL('**/kk/apparaty', { waitUntil: 'load' })
  expect(await context.cookies()).toMatchObject([{ name: 'i18n_redirected', value: 'kk' }])
})

test('a browser that speaks Kazakh is offered Kazakh, and who takes it has chosen a language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'kk-KZ' })
  const page = await context.newPage()
  await page.goto('/apparaty')
  await expect(page.getByText('Бұл бет қазақ тілінде де бар.')).toBeVisible()
  await hydrated(page.getByRole('link', { name: 'Қазақша оқу' }))
  await page.getByRole('link', { name: 'Қазақша оқу' }).click()
  await page.waitForURL('**/kk/apparaty')
  expect(await context.cookies()).toMatchObject([{ name: 'i18n_redirected', value: 'kk' }])
  await context.close()
})

test('the reader’s settings are kept and applied before the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Слабовидящим' }).click()
  await page.locator('#a11y').getByText('Контраст').click()
  await page.locator('#a11y label', { has: page.getByRole('radio', { name: 'Крупный', exact: true }) }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
  await page.goto('/kk/filialy')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
  await expect(page.locator('html')).toHaveAttribute('data-size', 'a2')
})

test('a setting is applied at once, whichever part of the page React still waits for', async ({ browser, request }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const document = await (await request.get('/test')).text()
  const parts = new Set(document.match(/(?<=\\"\/_next\/)static\/chunks\/[\w~-]+\.js/g))
  const fault = scriptOfFault(document)
  expect([...parts]).toContain(fault)
  expect(parts.size).toBeGreaterThan(2)
  for (const part of parts) expect(await themeChosenWithout(part, context, part !== fault), part).toBe('dark')
  await context.close()
})

/** The script of what is shown when the whole page fails, as the rows of React's data in a document name it. */
function scriptOfFault(document: string): string {
  const data = document.replaceAll('\\"', '"')
  const rowOf = (id = '') => new RegExp(`(?:\\\\n|push\\(\\[1,")${id}:(.*?)\\\\n`).exec(data)?.[1] ?? ''
  const [, component] = /"G":\["\$(\w+)"/.exec(data) ?? []
  const [, script] = /"\$(\w+)"\]/.exec(rowOf(component)) ?? []
  return /static\/chunks\/[\w~-]+\.js/.exec(rowOf(script))?.[0] ?? ''
}

/**
 * Chooses the dark theme while React stands still for a script that does not come.
 * @param isBegun whether React begins without it
 */
async function themeChosenWithout(script: string, context: BrowserContext, isBegun: boolean): Promise<string | null> {
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.clear())
  await page.route(`**/${script}`, () => new Promise(() => {}))
  await page.goto('/test', { waitUntil: 'commit' })
  if (isBegun) await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
  else await page.waitForLoadState('domcontentloaded')
  await page.locator('input[name="a11y-theme"][value="dark"]').evaluate((choice: HTMLInputElement) => choice.click())
  const theme = await page.locator('html').getAttribute('data-theme')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
  return theme
}

test('the menu of a phone opens without any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto('/kk')
  await page.getByRole('button', { name: 'Мәзір' }).click()
  await expect(page.locator('#menu')).toBeVisible()
  await page.locator('#menu').getByRole('link', { name: 'Есту аппараттары' }).click()
  await expect(page.locator('h1')).toHaveText('Есту аппараттары')
  await context.close()
})
