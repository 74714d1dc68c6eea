import type { ArrayField, Field } from 'payload'
import { type DataField, dataFields, isGroup, isLocalized } from '../../fields/walk/data-fields.ts'
import { type Data, isData, rowsOf } from '../../fields/walk/document-data.ts'
import { markOf } from './plain-text.ts'

/** A field both languages share, whose newest draft differs from what visitors see. */
export type SharedChange = { labels: unknown[]; field: DataField; from: unknown; to: unknown }

/** Bookkeeping that no visitor sees. */
const unseen = new Set(['id', 'createdAt', 'updatedAt', '_status', 'originalLanguage'])

/**
 * What goes live together with any language that is published: prices, relations, rows of shared lists.
 * @param newest and `live` read with `locale: 'all'` and `depth: 0`.
 */
export function sharedChanges(fields: readonly Field[], newest: Data, live: Data): SharedChange[] {
  return changesOf(fields, newest, live, [])
}

function changesOf(fields: readonly Field[], newest: Data, live: Data, labels: unknown[]): SharedChange[] {
  return dataFields(fields).flatMap((field) => changesOfField(field, newest[field.name], live[field.name], labels))
}

function changesOfField(field: DataField, to: unknown, from: unknown, labels: unknown[]): SharedChange[] {
  if (unseen.has(field.name) || isLocalized(field)) return []
  const own = [...labels, 'label' in field ? field.label : field.name]
  if (isGroup(field)) return isData(to) && isData(from) ? changesOf(field.fields, to, from, own) : []
  if (field.type === 'array') return changesOfRows(field, to, from, own)
  return same(to, from) ? [] : [{ labels: own, field, from, to }]
}

/** The same rows in the same order are looked into; other rows are one change of the whole list. */
function changesOfRows(field: ArrayField, to: unknown, from: unknown, labels: unknown[]): SharedChange[] {
  const [rows, before] = [rowsOf(to), rowsOf(from)]
  if (
    !same(
      rows.map(({ id }) => id),
      before.map(({ id }) => id),
    )
  )
    return [{ labels, field, from: before, to: rows }]
  return rows.flatMap((row, index) => changesOf(field.fields, row, before[index] ?? {}, labels))
}

const empty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** By value: relations come as ids, dates as ISO strings. */
const same = (a: unknown, b: unknown) =>
  (empty(a) && empty(b)) || markOf(JSON.stringify(a ?? null)) === markOf(JSON.stringify(b ?? null))
