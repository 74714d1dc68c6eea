import type { BrowserContext } from '@playwright/test'
import { hydrated, press } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('the switch leads to the same page, an offer to its language, and either choice is remembered', async ({
  page,
  context,
  browser,
}) => {
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
  await test.step('a browser that speaks Kazakh is offered Kazakh, and who takes it has chosen a language', async () => {
    const other = await browser.newContext({ locale: 'kk-KZ' })
    const offered = await other.newPage()
    await offered.goto('/apparaty')
    await expect(offered.getByText('Бұл бет қазақ тілінде де бар.')).toBeVisible()
    await hydrated(offered.getByRole('link', { name: 'Қазақша оқу' }))
    await offered.getByRole('link', { name: 'Қазақша оқу' }).click()
    await offered.waitForURL('**/kk/apparaty')
    expect(await other.cookies()).toMatchObject([{ name: 'i18n_redirected', value: 'kk' }])
    await other.close()
  })
})

test('a switch leads on where its words never come, and before any script has come', async ({ page, context }) => {
  await page.route('**/api/messages/kk.json', () => undefined)
  await page.goto('/filialy')
  await press(page.getByRole('link', { name: 'Қазақша' }))
  await page.waitForURL('**/kk/filialy')
  await test.step('a choice that is made before any script has come is remembered', async () => {
    await context.clearCookies()
    await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort())
    await page.goto('/apparaty', { waitUntil: 'load' })
    await page.getByRole('link', { name: 'Қазақша' }).click()
    await page.waitForURL('**/kk/apparaty', { waitUntil: 'load' })
    expect(await context.cookies()).toMatchObject([{ name: 'i18n_redirected', value: 'kk' }])
  })
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
