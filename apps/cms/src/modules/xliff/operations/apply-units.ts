import { isDeepStrictEqual } from 'node:util'
import type { Field } from 'payload'
import type { Data } from '../../../fields/walk/document-data.ts'
import { plainText, type TextLeaf, textLeaves } from '../../document-texts/index.ts'
import { fromInline, type Inline, toInline, wordsOf } from './inline.ts'
import { findLostTags } from './lost-tags.ts'
import type { ReadUnit } from './read-xliff.ts'

export type AppliedUnits = {
  /** The top-level fields that change, whole. */
  data: Data
  changed: string[]
  /** Paths that are no text of this document, and running text that came without the tags it stands in. */
  unknown: string[]
  /** Paths whose source reads otherwise by now. */
  sourceChanged: string[]
}

/**
 * What a translator's file changes in a document. Empty translations and those that say what is there already change
 * nothing.
 * @param target and `source` the document read in one language each.
 */
export function applyUnits(
  fields: readonly Field[],
  target: Data,
  source: Data,
  units: readonly ReadUnit[],
): AppliedUnits {
  const leaves = new Map(
    [...textLeaves(fields, target), ...textLeaves(fields, source)].map((leaf) => [leaf.path, leaf]),
  )
  const present = new Map(textLeaves(fields, target).map((leaf) => [leaf.path, leaf.value]))
  const sources = new Map(textLeaves(fields, source).map((leaf) => [leaf.path, leaf.value]))
  const result: AppliedUnits = { data: {}, changed: [], unknown: [], sourceChanged: [] }
  for (const unit of units) {
    const leaf = leaves.get(unit.path)
    if (!leaf) {
      result.unknown.push(unit.path)
      continue
    }
    const fresh = toInline(sources.get(unit.path))
    const value = valueOfUnit(unit, leaf, fresh)
    if (value === undefined) result.unknown.push(unit.path)
    if (value === null || value === undefined || isDeepStrictEqual(value, present.get(unit.path) ?? null)) continue
    put(result.data, target, source, unit.path.split('.'), value)
    result.changed.push(unit.path)
    const said = fromInline(findLostTags(unit.source, unit.source, fresh) ?? [], leaf.kind === 'rich')
    if (plainText(said) !== plainText(sources.get(unit.path))) result.sourceChanged.push(unit.path)
  }
  return result
}

/** @returns null for a translation that says nothing, undefined for one that cannot be put together. */
function valueOfUnit({ source, target }: ReadUnit, { kind }: TextLeaf, fresh: readonly Inline[]): unknown {
  if (!target || wordsOf(target).trim() === '') return null
  const found = findLostTags(target, source, fresh)
  return found ? (fromInline(found, kind === 'rich') ?? undefined) : undefined
}

/** Sets one text; the top-level field it stands in is taken along whole, rows with their ids. */
function put(data: Data, target: Data, source: Data, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    data[name] = value
    return
  }
  if (!(name in data)) data[name] = structuredClone(target[name] ?? emptyLike(source[name]))
  set(data[name], source[name], rest, value)
}

const emptyLike = (value: unknown) => (Array.isArray(value) ? [] : {})

function set(holder: unknown, source: unknown, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (Array.isArray(holder)) {
    set(rowOf(holder, source, name), rowIn(source, name), rest, value)
    return
  }
  const data = holder as Data
  if (rest.length === 0) {
    data[name] = value
    return
  }
  const inner = (source as Data | undefined)?.[name]
  data[name] ??= emptyLike(inner)
  set(data[name], inner, rest, value)
}

const isRow = (value: unknown): value is Data => typeof value === 'object' && value !== null

const rowIn = (rows: unknown, name: string): unknown => {
  if (!Array.isArray(rows)) return undefined
  return rows.find((row) => isRow(row) && row.id === name) ?? rows[Number(name)]
}

/** The row with this id, or at this place; a place that the translation lacks takes the source's row without ids. */
function rowOf(rows: unknown[], source: unknown, name: string): unknown {
  const found = rows.find((row) => isRow(row) && row.id === name)
  if (found) return found
  const place = Number(name)
  if (!Number.isInteger(place)) return {}
  const model = rowIn(source, name)
  const row = rows[place]
  if (isRow(row) && (!isRow(model) || row.blockType === model.blockType)) return row
  while (rows.length < place) rows.push(withoutIds(structuredClone(rowIn(source, String(rows.length)) ?? {})))
  rows[place] = withoutIds(structuredClone(model ?? {}))
  return rows[place]
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isRow(value) || 'root' in value) return value
  const { id: _, ...rest } = value
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutIds(inner)]))
}
