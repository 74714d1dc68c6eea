import type { CollectionConfig, Field } from 'payload'
import { expect, it } from 'vitest'
import { withTengeCells } from './with-tenge-cells.ts'

const cellsOf = (fields: Field[]): string[] =>
  fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => cellsOf(tab.fields))
    if ('fields' in field) return cellsOf(field.fields)
    return 'name' in field && field.admin?.components && 'Cell' in field.admin.components ? [field.name] : []
  })

it('writes every sum of a collection as the site does, however deep it stands, and no other number', () => {
  const collection = {
    slug: 'goods',
    fields: [
      { name: 'totalKzt', type: 'number' },
      { type: 'row', fields: [{ name: 'priceKzt', type: 'number' }] },
      { type: 'tabs', tabs: [{ label: 'Цена', fields: [{ name: 'oldPriceKzt', type: 'number' }] }] },
      { name: 'weightG', type: 'number' },
      { name: 'noteKzt', type: 'text' },
    ],
  } satisfies CollectionConfig
  expect(cellsOf(withTengeCells(collection).fields)).toEqual(['totalKzt', 'priceKzt', 'oldPriceKzt'])
})
