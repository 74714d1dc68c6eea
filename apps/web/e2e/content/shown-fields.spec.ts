import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { deliveryTermsPath, devicePath, instalmentTermsPath, routes } from '@estu/domain/routing/routes'
import { queryShop } from '../support/shop/shop-database.ts'
import { expect, type Page, test } from '../support/test.ts'
import { asTyped, visit } from '../support/visitor.ts'

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

/** Texts of the parts of a page, as its markup has them; the window that parses it loads nothing of it. */
async function partsOf(page: Page, path: string, selector: string): Promise<string[]> {
  const { html } = await visit(path)
  return page.evaluate(
    ([markup, parts]) => {
      const found = new DOMParser().parseFromString(markup, 'text/html').querySelectorAll(parts)
      return [...found].map(({ textContent }) => textContent ?? '')
    },
    [html, selector] as const,
  )
}

const times = (text: string | undefined, words: string): number => (text ?? '').split(words).length - 1

test('delivery, instalments and who processes the data are told where they are to be, in both languages', async ({
  page,
}) => {
  for (const locale of locales) {
    const parts = (path: string, selector: string) => partsOf(page, localisePath(locale, path), selector)
    const delivery = await written('delivery', locale)
    const instalments = await written('instalments', locale)
    const legal = await written('legal', locale)
    await test.step(`delivery and instalments, on the pages that explain them, ${locale}`, async () => {
      for (const [path, words] of [
        [deliveryTermsPath, delivery],
        [instalmentTermsPath, instalments],
      ] as const)
        expect(
          (await parts(path, 'main .page-head')).map((head) => times(head, words)),
          path,
        ).toEqual([1])
    })
    await test.step(`of a product, delivery before its rates and nothing of instalments, ${locale}`, async () => {
      const product = devicePath('demo-phonak-ric-90-r')
      const [rates] = await parts(product, 'main section:has(> .rates)')
      expect(times(rates, delivery)).toBe(1)
      const [main] = await parts(product, 'main')
      expect(main).toMatch(/\S/)
      expect(times(main, instalments)).toBe(0)
    })
    await test.step(`who processes the data, once beside the consent of a form, ${locale}`, async () => {
      for (const { path } of [routes.feedback, routes.register]) {
        const forms = await parts(path, 'main form:has(#consent)')
        expect(
          forms.map((form) => times(form, legal)),
          path,
        ).toEqual([1])
      }
    })
  }
})
