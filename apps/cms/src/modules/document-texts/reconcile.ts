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

/**
 * Compares a document's two languages. A translation is outdated when its source no longer reads as it did when the
 * translation was last changed; changing the translation makes it current. Dates play no part, and neither does
 * anything that is not text.
 * @param checked paths that somebody has confirmed to be current although their words did not change.
 */
export function reconcile(
  before: readonly Mark[],
  source: readonly TextLeaf[],
  translation: readonly TextLeaf[],
  checked: (path: string) => boolean = () => false,
): TranslationReport {
  const sources = textsByPath(source)
  const translations = textsByPath(translation)
  const known = new Map(before.map((mark) => [mark.path, mark]))
  const marks: Mark[] = []
  const outdated: string[] = []
  for (const [path, words] of translations) {
    const sourceText = sources.get(path) ?? ''
    const mark = nextMark(known.get(path), path, sourceText, words, checked(path))
    marks.push(mark)
    if (mark.sourceMark !== markOf(sourceText)) outdated.push(path)
  }
  const missing = [...sources.keys()].filter((path) => !translations.has(path))
  return { marks, outdated, missing, total: sources.size }
}

function nextMark(old: Mark | undefined, path: string, sourceText: string, words: string, checked: boolean): Mark {
  const translationMark = markOf(words)
  if (old && !checked && old.translationMark === translationMark) return old
  return { path, sourceText, sourceMark: markOf(sourceText), translationMark }
}

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
