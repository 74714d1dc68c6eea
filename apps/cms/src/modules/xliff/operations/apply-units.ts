import { isDeepStrictEqual } from 'node:util'
import type { Field } from 'payload'
import type { Data } from '../../../fields/walk/document-data.ts'
import { plainText, putText, type TextLeaf, textLeaves } from '../../document-texts/index.ts'
import { fromInline, type Inline, toInline, wordsOf } from './inline.ts'
import { type LostPart, lostParts, withoutLayout } from './lost-parts.ts'
import { findLostTags } from './lost-tags.ts'
import type { ReadUnit } from './read-xliff.ts'

export type AppliedUnits = {
  /** The top-level fields that change, whole. */
  data: Data
  changed: string[]
  /** Paths that are no text of this document or stood there before, and running text without the tags it stands in. */
  unknown: string[]
  /** Paths of texts that the source has and the file does not. */
  absent: string[]
  /** Paths that the tool itself calls untranslated, with the words of the source in place of a translation. */
  untranslated: string[]
  /** Paths that change and have fewer links, paragraphs, marks or inserts than before. */
  lost: { path: string; parts: LostPart[] }[]
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
  const result: AppliedUnits = {
    data: {},
    changed: [],
    unknown: [],
    absent: [],
    untranslated: [],
    lost: [],
    sourceChanged: [],
  }
  const seen = new Set<string>()
  for (const unit of units) {
    const leaf = leaves.get(unit.path)
    if (!leaf || seen.has(unit.path)) {
      result.unknown.push(unit.path)
      continue
    }
    seen.add(unit.path)
    const fresh = toInline(sources.get(unit.path))
    const pieces = piecesOf(unit, leaf, fresh)
    const value = pieces && (fromInline(pieces, leaf.kind === 'rich') ?? undefined)
    if (value === undefined) result.unknown.push(unit.path)
    if (value === null || value === undefined || isDeepStrictEqual(value, present.get(unit.path) ?? null)) continue
    if (isUntranslated(unit)) {
      result.untranslated.push(unit.path)
      continue
    }
    putText(result.data, target, source, unit.path.split('.'), value)
    result.changed.push(unit.path)
    const before = toInline(present.get(unit.path))
    const parts = lostParts(wordsOf(before).trim() === '' ? fresh : before, pieces ?? [])
    if (parts.length > 0) result.lost.push({ path: unit.path, parts })
    const said = fromInline(findLostTags(unit.source, unit.source, fresh) ?? [], leaf.kind === 'rich')
    if (plainText(said) !== plainText(sources.get(unit.path))) result.sourceChanged.push(unit.path)
  }
  result.absent.push(...[...sources].flatMap(([path, value]) => (plainText(value) && !seen.has(path) ? [path] : [])))
  return result
}

const untranslatedStates = new Set(['new', 'needs-translation', 'needs-adaptation', 'needs-l10n'])

/**
 * A tool that copies the source into every target says so by its state; words of a translator’s own are one, whatever
 * the tool left there.
 */
const isUntranslated = ({ state, source, target }: ReadUnit) =>
  untranslatedStates.has(state) && wordsOf(target ?? []).trim() === wordsOf(source).trim()

/** @returns null for a translation that says nothing, undefined for one that cannot be put together. */
function piecesOf(
  { source, target }: ReadUnit,
  { kind }: TextLeaf,
  fresh: readonly Inline[],
): Inline[] | null | undefined {
  if (!target || wordsOf(target).trim() === '') return null
  if (kind === 'rich' && hasWordsOutside(target)) return undefined
  const found = findLostTags(target, source, fresh)
  if (!found) return undefined
  return kind === 'rich' ? withoutLayout(found) : trimmed(found, wordsOf(source))
}

/** Plain words without the blank space around them that the source does not have either. */
function trimmed(inline: readonly Inline[], source: string): Inline[] {
  const words = wordsOf(inline)
  return source.trim() === source && words.trim() !== words ? [words.trim()] : [...inline]
}

/** Running text is one tag around all of it; words beside that tag would be lost. */
const hasWordsOutside = (inline: readonly Inline[]) =>
  inline.some((piece) => typeof piece === 'string' && piece.trim() !== '')
