import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { deliveryTermsPath, devicePath, instalmentTermsPath, routes } from '@estu/domain/routing/routes'
import { languageTag } from '../support/runner/diagonals.ts'
import { queryShop } from '../support/shop/shop-database.ts'
import { expect, type Locator, test } from '../support/test.ts'
import { asTyped } from '../support/visitor.ts'

const fields = { delivery: 'lead', instalments: 'lead', legal: 'operator' } as const

/** What an editor has written there. */
async function written(global: keyof typeof fields, locale: Locale): Promise<string> {
  const column = fields[global]
  const [row] = await queryShop<{ words: string | null }>(
    `select "${column}" as words from ${global}_locales where _locale::text = $1`,
    [locale],
  )
  const words = asTyped(row?.words?.trim() ?? '')
  expect(words, `${global}.${column}, ${locale}`).not.toBe('')
  return words
}

/** Which of its spaces hold a line together is a matter of looks. */
const saidIn = async (part: Locator): Promise<string> => asTyped((await part.textContent()) ?? '')

const timesIn = async (part: Locator, words: string): Promise<number> => (await saidIn(part)).split(words).length - 1

for (const locale of locales) {
  test(`what is said of delivery stands on its page and before the rates of a product, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    const words = await written('delivery', locale)
    await page.goto(localisePath(locale, deliveryTermsPath))
    await expect.poll(() => timesIn(page.locator('main .page-head'), words)).toBe(1)
    await page.goto(localisePath(locale, devicePath('demo-phonak-ric-90-r')))
    const rates = page.locator('main section:has(> .rates)').first()
    await expect.poll(() => timesIn(rates, words)).toBe(1)
  })

  test(`what is said of instalments stands on the page that explains them, on no product, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    const words = await written('instalments', locale)
    await page.goto(localisePath(locale, instalmentTermsPath))
    await expect.poll(() => timesIn(page.locator('main .page-head'), words)).toBe(1)
    await page.goto(localisePath(locale, devicePath('demo-phonak-ric-90-r')))
    await expect(page.locator('main h1')).toBeVisible()
    expect(await timesIn(page.locator('main'), words)).toBe(0)
  })

  test(`who processes the data is named once beside the consent of a form, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    const words = await written('legal', locale)
    for (const { path } of [routes.feedback, routes.register]) {
      await page.goto(localisePath(locale, path))
      const form = page.locator('main form:has(#consent)')
      await expect(form.locator('#consent')).toBeVisible()
      expect(await timesIn(form, words), path).toBe(1)
    }
  })
}
