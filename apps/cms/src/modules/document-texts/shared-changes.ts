import type { Field, TabAsField } from 'payload'
import { markOf } from './plain-text.ts'

type Data = Record<string, unknown>

/** A field both languages share, whose newest draft differs from what visitors see. */
export type SharedChange = { labels: unknown[]; field: Field; from: unknown; to: unknown }

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

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
  return fields.flatMap((field) => changesOfField(field, newest, live, labels))
}

function changesOfField(field: Field, newest: Data, live: Data, labels: unknown[]): SharedChange[] {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) => changesOfTab(tab as TabAsField, newest, live, labels))
  }
  if (field.type === 'row' || field.type === 'collapsible') return changesOf(field.fields, newest, live, labels)
  if (!('name' in field) || !field.name) {
    return field.type === 'group' ? changesOf(field.fields, newest, live, labels) : []
  }
  if (unseen.has(field.name) || field.type === 'ui' || ('localized' in field && field.localized)) return []
  const own = [...labels, 'label' in field ? field.label : field.name]
  const [to, from] = [newest[field.name], live[field.name]]
  if (field.type === 'group') return isData(to) && isData(from) ? changesOf(field.fields, to, from, own) : []
  if (field.type === 'array') return changesOfRows(field, to, from, own)
  return same(to, from) ? [] : [{ labels: own, field, from, to }]
}

function changesOfTab(tab: TabAsField, newest: Data, live: Data, labels: unknown[]): SharedChange[] {
  if (!('name' in tab) || !tab.name) return changesOf(tab.fields, newest, live, labels)
  const [to, from] = [newest[tab.name], live[tab.name]]
  return isData(to) && isData(from) ? changesOf(tab.fields, to, from, [...labels, tab.label]) : []
}

/** The same rows in the same order are looked into; other rows are one change of the whole list. */
function changesOfRows(
  field: Extract<Field, { type: 'array' }>,
  to: unknown,
  from: unknown,
  labels: unknown[],
): SharedChange[] {
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

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])

const empty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** By value: relations come as ids, dates as ISO strings. */
const same = (a: unknown, b: unknown) =>
  (empty(a) && empty(b)) || markOf(JSON.stringify(a ?? null)) === markOf(JSON.stringify(b ?? null))
