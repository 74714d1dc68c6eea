import type { Field } from 'payload'
import { type DataField, dataFields, fieldsOfRow, isGroup, isList, isLocalized } from '../../fields/walk/data-fields.ts'
import { type Data, isData, rowsOf } from '../../fields/walk/document-data.ts'
import { isTextual } from './keep-to-texts.ts'

/** A field that a translator sent changed and may not change. */
export type ForeignChange = { path: string; labels: unknown[] }

/** What the server keeps by itself, whatever is sent. */
const kept = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'basedOn'])

/**
 * Fields of which something else was sent than is stored, although they are no text of one language.
 * @param current and `given` the same document in one language; what was not sent is not changed.
 */
export const foreignChanges = (fields: readonly Field[], current: Data, given: Data): ForeignChange[] =>
  changesIn(fields, current, given, '', [])

function changesIn(
  fields: readonly Field[],
  current: Data,
  given: Data,
  before: string,
  around: unknown[],
): ForeignChange[] {
  return dataFields(fields)
    .filter(({ name }) => name in given && !kept.has(name))
    .flatMap((field) => {
      const labels = [...around, 'label' in field && field.label ? field.label : field.name]
      return changesOf(field, current[field.name], given[field.name], { path: `${before}${field.name}`, labels })
    })
}

function changesOf(field: DataField, current: unknown, given: unknown, change: ForeignChange): ForeignChange[] {
  const { path, labels } = change
  if (isComputed(field) || (isLocalized(field) && isTextual(field))) return []
  if (isGroup(field) && !isLocalized(field))
    return isData(given) ? changesIn(field.fields, isData(current) ? current : {}, given, `${path}.`, labels) : []
  if (!isList(field) || isLocalized(field)) return isSame(current, given) ? [] : [change]
  const [rows, sent] = [rowsOf(current), rowsOf(given)]
  if (rows.length !== sent.length || rows.some(({ id }, index) => sent[index]?.id !== id)) return [change]
  return sent.flatMap((row, index) =>
    changesIn(fieldsOfRow(field, row), rows[index] ?? {}, row, `${path}.${index}.`, labels),
  )
}

const isComputed = (field: DataField) => field.type === 'join' || ('virtual' in field && Boolean(field.virtual))

const isSame = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other))

/** A document by its id however deep it was read, a time however it was written, nothing however it was said. */
function plain(value: unknown): unknown {
  if (value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0))
    return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toJSON() ?? value
  if (!isData(value)) return value
  if ('relationTo' in value && 'value' in value) return { relationTo: value.relationTo, value: plain(value.value) }
  if (typeof value.id === 'string' && 'createdAt' in value) return value.id
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, plain(inner)] as const)
      .filter(([, inner]) => inner !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
