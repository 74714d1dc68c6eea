import { isDeepStrictEqual } from 'node:util'
import type { Field } from 'payload'
import type { Data } from '../../../fields/walk/document-data.ts'
import { plainText, putText, type TextLeaf, textLeaves } from '../../document-texts/index.ts'
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
    putText(result.data, target, source, unit.path.split('.'), value)
    result.changed.push(unit.path)
    const said = fromInline(findLostTags(unit.source, unit.source, fresh) ?? [], leaf.kind === 'rich')
    if (plainText(said) !== plainText(sources.get(unit.path))) result.sourceChanged.push(unit.path)
  }
  return result
}

/** @returns null for a translation that says nothing, undefined for one that cannot be put together. */
function valueOfUnit({ source, target }: ReadUnit, { kind }: TextLeaf, fresh: readonly Inline[]): unknown {
  if (!target || wordsOf(target).trim() === '') return null
  if (kind === 'rich' && hasWordsOutside(target)) return undefined
  const found = findLostTags(target, source, fresh)
  return found ? (fromInline(found, kind === 'rich') ?? undefined) : undefined
}

/** Running text is one tag around all of it; words beside that tag would be lost. */
const hasWordsOutside = (inline: readonly Inline[]) =>
  inline.some((piece) => typeof piece === 'string' && piece.trim() !== '')
