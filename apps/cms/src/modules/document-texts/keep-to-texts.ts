import type { Field } from 'payload'
import {
  type DataField,
  dataFields,
  fieldsOfRow,
  isGroup,
  isList,
  isLocalized,
  type ListLike,
} from '../../fields/walk/data-fields.ts'
import { type Data, isData, rowsOf } from '../../fields/walk/document-data.ts'

/**
 * A document as it is, with the texts of one language taken from another version of it. Nothing else is taken: no
 * price, no relation, no row more or less in a list that both languages share.
 * @param current and `given` the same document read in one language, the same one.
 */
export function keepToTexts(fields: readonly Field[], current: Data, given: Data): Data {
  const result: Data = {}
  for (const field of dataFields(fields)) {
    const { name } = field
    if (!(name in given)) continue
    if (isLocalized(field)) {
      if (isTextual(field)) result[name] = given[name]
    } else if (isGroup(field)) result[name] = inner(field.fields, current[name], given[name])
    else if (isList(field)) result[name] = sameRows(field, current[name], given[name])
  }
  return result
}

/** What a translator writes: words, and whole lists that belong to one language. */
const textual = new Set<DataField['type']>(['text', 'textarea', 'richText', 'code', 'blocks', 'array'])
export const isTextual = ({ type }: DataField) => textual.has(type)

const inner = (fields: readonly Field[], current: unknown, given: unknown): Data => ({
  ...(isData(current) ? current : {}),
  ...keepToTexts(fields, isData(current) ? current : {}, isData(given) ? given : {}),
})

function sameRows(list: ListLike, current: unknown, given: unknown): Data[] {
  const rows = rowsOf(given)
  return rowsOf(current).map((row) =>
    inner(
      fieldsOfRow(list, row),
      row,
      rows.find(({ id }) => id === row.id),
    ),
  )
}
