import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { editorAt } from '../support/admin/editor.ts'
import { hydrated, press } from '../support/hydrated.ts'
import { expect, type Page, test } from '../support/runner/recorded-test.ts'
import { queryShop } from '../support/shop/shop-database.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()

/** Somebody of their own phone, who wrote to us. */
async function somebody() {
  const phone = `+7701${String(randomInt(10_000_000)).padStart(7, '0')}`
  await queryShop(
    `insert into feedback (reference, topic, message, status, name, contact_by, phone, language)
     values ($1, 'question', 'Где вход со двора?', 'closed', 'Асель Пробная', 'call', $2, 'ru')`,
    [`F-T${phone.slice(-7, -4)}-${phone.slice(-4)}`, phone],
  )
  return phone
}

async function find(page: Page, typed: string) {
  await (await hydrated(page.locator('input[name=asked]'))).fill(typed)
  await page.keyboard.press('Enter')
}

test('the desk finds what is stored of somebody, hands it out and erases it after a confirmation', async ({ page }) => {
  const phone = await somebody()
  await editorAt(page).signIn()
  await page.goto(`${cmsUrl}/admin/personal-data`)
  const nobodys = `+7703${String(randomInt(10_000_000)).padStart(7, '0')}`
  await find(page, nobodys)
  await expect(page.locator('#person-told')).toContainText('ничего не хранится')
  await expect(page.locator('input[name=asked]')).toHaveValue(nobodys)

  await find(page, phone.replace('+7', '8'))
  const held = page.locator('#person-held')
  await expect(held).toContainText('Обращения: 1')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(held.getByRole('button', { name: 'Скачать для чтения (HTML)' })),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('Где вход со двора?')
  // The phone is in no address: those are logged.
  expect(page.url()).toBe(`${cmsUrl}/admin/personal-data`)

  const erase = held.getByRole('button', { name: 'Стереть навсегда' })
  await expect(erase).toBeDisabled()
  await held.getByRole('checkbox', { name: 'Я убедился' }).check()
  await press(erase)
  await expect(page.locator('#person-erased')).toContainText('Удалено обращений: 1')
  expect(await queryShop('select 1 from feedback where phone = $1', [phone])).toEqual([])
  const log = await page.evaluate(async (url) => (await fetch(url)).text(), `${cmsUrl}/admin/audit?action=erase`)
  expect(log).toContain('стёр: данные человека')

  await test.step('it is in Kazakh too, and fits a phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.context().addCookies([{ name: 'payload-lng', value: 'kk', url: cmsUrl }])
    await page.goto(`${cmsUrl}/admin/personal-data`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Адамның деректері')
    await find(page, await somebody())
    await expect(page.locator('#person-held')).toContainText('Өтініштер: 1')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
