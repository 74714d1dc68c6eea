import { expect, it } from 'vitest'
import { configured } from '../../test/support/open-cms.ts'
import { walkFields } from '../fields/walk/walk-fields.ts'

const { collections, globals } = await configured()

it('no form shows a date by Payload’s own field, which knows the browser’s clock alone', () => {
  const dates = [...collections, ...globals].flatMap(({ slug, fields }) =>
    [...walkFields(fields)].flatMap(({ field }) =>
      field.type === 'date' ? [{ name: `${slug}.${field.name}`, field }] : [],
    ),
  )
  expect(dates.length).toBeGreaterThan(20)
  expect(
    dates.filter(({ field }) => !field.admin?.hidden && !field.admin?.components?.Field).map(({ name }) => name),
  ).toEqual([])
})

it('no list asks for a date by Payload’s own filter', () => {
  const asking = collections.filter(
    ({ admin }) => admin?.components?.views?.list?.Component !== '/admin/date-filters/list-view.tsx#ListView',
  )
  expect(asking.map(({ slug }) => slug)).toEqual([])
})
