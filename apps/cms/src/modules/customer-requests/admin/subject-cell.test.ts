import type { DefaultServerCellComponentProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SubjectCell } from './subject-cell.tsx'

const collections = [{ slug: 'orders', labels: { singular: { ru: 'Заказ', kk: 'Тапсырыс' } } }]
const shown = (cellData: string, language: 'ru' | 'kk') =>
  renderToStaticMarkup(
    SubjectCell({
      cellData,
      collectionSlug: 'consents',
      rowData: { id: 'c1' },
      i18n: { language },
      payload: { config: { collections } },
    } as unknown as DefaultServerCellComponentProps),
  )

it.each([
  ['orders:0198c2d4-77aa-7000-8000-000000000000', 'ru', 'Заказ 0198c2d4'],
  ['orders:0198c2d4-77aa-7000-8000-000000000000', 'kk', 'Тапсырыс 0198c2d4'],
  ['former:1', 'ru', 'former:1'],
] as const)('names what %s is in %s', (subject, language, words) => {
  expect(shown(subject, language)).toBe(`<a href="/admin/collections/consents/c1">${words}</a>`)
})
