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

for (const locale of locales)
  test(`delivery, instalments and who processes the data are told where they are to be, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    const open = (path: string) => page.goto(localisePath(locale, path))
    const head = page.locator('main .page-head')
    const delivery = await written('delivery', locale)
    const instalments = await written('instalments', locale)
    await test.step('delivery, on its page', async () => {
      await open(deliveryTermsPath)
      await expect.poll(() => timesIn(head, delivery)).toBe(1)
    })
    await test.step('instalments, on the page that explains them', async () => {
      await open(instalmentTermsPath)
      await expect.poll(() => timesIn(head, instalments)).toBe(1)
    })
    await test.step('of a product, delivery before its rates and nothing of instalments', async () => {
      await open(devicePath('demo-phonak-ric-90-r'))
      const rates = page.locator('main section:has(> .rates)').first()
      await expect.poll(() => timesIn(rates, delivery)).toBe(1)
      await expect(page.locator('main h1')).toBeVisible()
      expect(await timesIn(page.locator('main'), instalments)).toBe(0)
    })
    await test.step('who processes the data, once beside the consent of a form', async () => {
      const legal = await written('legal', locale)
      for (const { path } of [routes.feedback, routes.register]) {
        await open(path)
        const form = page.locator('main form:has(#consent)')
        await expect(form.locator('#consent')).toBeVisible()
        expect(await timesIn(form, legal), path).toBe(1)
      }
    })
  })
