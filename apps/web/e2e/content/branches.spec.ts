import { branchPath } from '@estu/domain/routing/routes'
import { expect, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { webUrl } = readTestEnv()
const abaya = branchPath('abaya-52')

test('the list leads to a branch, and the branch to booking at itself', async ({ page }) => {
  await page.goto('/filialy')
  await page.getByRole('link', { name: 'Филиал на проспекте Абая', exact: true }).click()
  await expect(page).toHaveURL(`${webUrl}${abaya}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Филиал на проспекте Абая')
  await page.getByRole('link', { name: /^Записаться сюда ?: Филиал на проспекте Абая$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Какая услуга вам нужна?')
  await expect(page.getByRole('complementary', { name: 'Ваша запись' })).toContainText('Филиал на проспекте Абая')
  await page.getByRole('link', { name: /^Проверка слуха/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('К кому вас записать?')
})

test('a branch has its own words for search engines, in each language, and no day that is over', async () => {
  for (const [address, language] of [
    [abaya, 'ru'],
    [`/kk${abaya}`, 'kk'],
  ] as const) {
    const { html, status } = await visit(address)
    expect(status).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${webUrl}${address}"`)
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(`"url":"${webUrl}${address}"`)
    expect(html).toMatch(/href="https:\/\/2gis\.kz\/geo\/[\d.]+,[\d.]+"/)
  }
  expect((await visit('/filialy/nowhere')).status).toBe(404)
})

async function askNearest(page: Page) {
  await page.goto('/filialy')
  await page.getByRole('button', { name: 'Показать ближайший' }).click()
  return page.locator('.nearest').getByRole('status')
}

test('the nearest branch is told when somebody asks', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: webUrl,
    permissions: ['geolocation'],
    geolocation: { latitude: 43.2399, longitude: 76.9236 },
  })
  const page = await context.newPage()
  const answer = await askNearest(page)
  await expect(answer).toHaveText('Ближе всех к вам: Филиал на проспекте Абая, 0,0 км по прямой')
  await answer.getByRole('link').click()
  await expect(page).toHaveURL(`${webUrl}${abaya}`)
  await context.close()
})

test('whoever keeps to themselves where they are is told to choose', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: webUrl, permissions: [] })
  await context.clearPermissions()
  const page = await context.newPage()
  await page.addInitScript(() => {
    const refuse: typeof navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' })
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: refuse })
  })
  await expect(await askNearest(page)).toContainText('Браузер не разрешил узнать, где вы')
  await context.close()
})
