import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { dataFields, fieldsOfRow } from './data-fields.ts'
import { fields } from './walk.fixture.ts'

it('a level holds what its rows, collapsibles and nameless tabs and groups hold, and tabs with a name', () => {
  expect(dataFields(fields).map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'title: text',
    'price: number',
    'meta: tab',
    'note: textarea',
    'link: group',
    'faq: array',
    'layout: blocks',
  ])
})

it('a level that Payload has flattened stays as it is', () => {
  const tab: FlattenedField = { name: 'meta', type: 'tab', label: 'Search', fields: [], flattenedFields: [] }
  expect(dataFields([tab])).toEqual([tab])
})

it('a row is made of its list’s fields, or of its block’s', () => {
  const [faq, layout] = dataFields(fields).slice(-2)
  if (faq?.type !== 'array' || layout?.type !== 'blocks') throw new Error('other fields were expected')
  expect(fieldsOfRow(faq, {})).toBe(faq.fields)
  expect(fieldsOfRow(layout, { blockType: 'steps' })).toBe(layout.blocks[0]?.fields)
  expect(fieldsOfRow(layout, { blockType: 'of another time' })).toEqual([])
})
