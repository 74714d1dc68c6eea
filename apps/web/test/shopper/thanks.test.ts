import { locales, localisePath } from '@estu/domain/locale/locales'
import { visit } from '../../e2e/support/visitor.ts'
import { expect, test } from '../support/test.ts'

const heading = {
  ru: 'Здесь пока нет ни заказа, ни записи',
  kk: 'Мұнда әзірге тапсырыс та, жазылу да жоқ',
} as const

test('nobody is thanked for an order that there is not, and the page leads on', async () => {
  for (const locale of locales)
    for (const query of ['', '?for=order&link=', '?for=appointment&link=none']) {
      const { html } = await visit(localisePath(locale, `/thanks${query}`))
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect.soft(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1], query).toBe(heading[locale])
      expect.soft(/<title>(.*?)<\/title>/s.exec(html)?.[1], query).toMatch(new RegExp(`^${heading[locale]}`))
      for (const path of ['/cart', '/apparaty', '/zapisnapriem', '/feedback'])
        expect.soft(main, `${query} ${path}`).toContain(`href="${localisePath(locale, path)}"`)
    }
})
