import type { SearchHit } from '@estu/domain/search/results/search-result'
import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import kk from '../../../messages/kk.json' with { type: 'json' }
import ru from '../../../messages/ru.json' with { type: 'json' }
import { suggestionsOf } from './suggestions-of'

const translators = {
  ru: createTranslator({ locale: 'ru', messages: ru, timeZone: 'Asia/Almaty' }),
  kk: createTranslator({ locale: 'kk', messages: kk, timeZone: 'Asia/Almaty' }),
}

const noProducts = new Map()
const plain = (text: string) => [{ text, marked: false }]
const collections = { articles: 'articles', products: 'devices', branches: 'branches' } as const
const hit = (kind: keyof typeof collections, path: string): SearchHit => ({
  kind,
  collection: collections[kind],
  documentId: path,
  path,
  title: plain(path),
  excerpt: [],
})

it('puts queries across, the group of the best hit before the other, and leads to all results in the language of the page', () => {
  const answer = {
    queries: [plain('аппарат & баға')],
    hits: [hit('articles', '/articles/a'), hit('products', '/apparaty/b'), hit('branches', '/filialy#c')],
  }
  const { groups, all, announcement } = suggestionsOf(translators.kk, 'kk', {
    query: 'аппа',
    answer,
    products: noProducts,
  })
  expect(groups.map(({ wide, rows }) => [wide, rows.map(({ href }) => href)])).toEqual([
    [true, ['/kk/search?q=%D0%B0%D0%BF%D0%BF%D0%B0%D1%80%D0%B0%D1%82+%26+%D0%B1%D0%B0%D2%93%D0%B0']],
    [false, ['/kk/articles/a', '/kk/filialy#c']],
    [false, ['/kk/apparaty/b']],
  ])
  expect(groups[1]?.rows.map(({ note }) => note)).toEqual(['мақала', 'филиал'])
  expect(all.href).toBe('/kk/search?q=%D0%B0%D0%BF%D0%BF%D0%B0')
  expect(announcement).toMatch(/^4 ұсыныс/)
})

it('a product shows its price, its kind and its picture; one that lists do not know yet its name and kind alone', () => {
  const answer = { queries: [], hits: [hit('products', '/apparaty/a'), hit('products', '/apparaty/b')] }
  const picture = { drawn: '/a.svg#a', wide: false, colour: null, alt: '' }
  const known = { picture, kind: 'Phonak · Заушный', price: '389 990 ₸' }
  const { groups } = suggestionsOf(translators.ru, 'ru', {
    query: 'а',
    answer,
    products: new Map([['/apparaty/a', known]]),
  })
  const row = { icon: 'cart', note: '389 990 ₸', product: { picture, kind: 'Phonak · Заушный' } }
  expect(groups.flatMap(({ rows }) => rows)).toEqual([
    { href: '/apparaty/a', text: plain('/apparaty/a'), ...row },
    { href: '/apparaty/b', text: plain('/apparaty/b'), icon: 'cart', note: 'слуховой аппарат' },
  ])
})

it('says that there is nothing to suggest, and still leads to the results', () => {
  const { groups, all, announcement } = suggestionsOf(translators.ru, 'ru', {
    query: 'щщщ',
    answer: { queries: [], hits: [] },
    products: noProducts,
  })
  expect(groups).toEqual([])
  expect(announcement).toBe('Подсказок нет')
  expect(all.label).toBe('Все результаты по «щщщ»')
})
