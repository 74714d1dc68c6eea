import { markOf, plainText } from './plain-text.ts'
import type { TextLeaf } from './text-leaves.ts'

/** What a translation was made from: the source as it read when the translation was last changed or checked. */
export type Mark = { path: string; sourceText: string; sourceMark: string; translationMark: string }

export type TranslationReport = {
  marks: Mark[]
  /** Paths whose source changed after the translation. */
  outdated: string[]
  /** Paths that the source has and the translation lacks. */
  missing: string[]
  /** How many texts the source has. */
  total: number
}

/** What is known of single texts beside their words. */
export type Judgement = {
  /** Somebody has confirmed the translation to be current although its words did not change. */
  isChecked?: (path: string) => boolean
  /** Who changed the translation had not seen the source as it reads now. */
  isUnseen?: (path: string) => boolean
}

const no = () => false

/**
 * Compares a document's two languages. A translation is outdated when its source no longer reads as it did when the
 * translation was last changed; changing the translation makes it current. Dates play no part, and neither does
 * anything that is not text.
 */
export function reconcile(
  before: readonly Mark[],
  source: readonly TextLeaf[],
  translation: readonly TextLeaf[],
  { isChecked = no, isUnseen = no }: Judgement = {},
): TranslationReport {
  const sources = textsByPath(source)
  const translations = textsByPath(translation)
  const known = new Map(before.map((mark) => [mark.path, mark]))
  const marks: Mark[] = []
  const outdated: string[] = []
  for (const [path, words] of translations) {
    const sourceText = sources.get(path) ?? ''
    const old = known.get(path)
    const now: Mark = { path, sourceText, sourceMark: markOf(sourceText), translationMark: markOf(words) }
    const mark = isUnseen(path) ? unseenMark(old, now) : nextMark(old, now, isChecked(path))
    marks.push(mark)
    if (mark.sourceMark !== markOf(sourceText)) outdated.push(path)
  }
  const missing = [...sources.keys()].filter((path) => !translations.has(path))
  return { marks, outdated, missing, total: sources.size }
}

const nextMark = (old: Mark | undefined, now: Mark, isChecked: boolean): Mark =>
  old && !isChecked && old.translationMark === now.translationMark ? old : now

/** The translation is new, and made from what the source said before: that is still to be looked at. */
const unseenMark = (old: Mark | undefined, now: Mark): Mark => ({
  path: now.path,
  sourceText: old?.sourceText ?? '',
  sourceMark: old?.sourceMark ?? markOf(''),
  translationMark: now.translationMark,
})

/** Texts by path; the texts of a list that each language has for itself stand together under the list's name. */
export function textsByPath(leaves: readonly TextLeaf[]): Map<string, string> {
  const texts = new Map<string, string[]>()
  for (const leaf of leaves) {
    const text = plainText(leaf.value)
    if (!text) continue
    const path = leaf.ownList ?? leaf.path
    texts.set(path, [...(texts.get(path) ?? []), text])
  }
  return new Map([...texts].map(([path, lines]) => [path, lines.join('\n\n')]))
}
