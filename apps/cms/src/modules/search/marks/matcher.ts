import type { Locale } from '@estu/domain/locale/locales'
import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { mixedParts } from '@estu/domain/search/tokens'
import { indexLexemes, spoken, surface } from '../analysis/lexemes.ts'
import type { Reading } from '../query/query-interpretation.ts'

/** Whether a normalised word of a text is one that a query asks for. */
export type Matcher = (word: string) => boolean

const termOf = /'((?:[^']|'')*)'(:\*)?/g

/**
 * Finds the words of a text that a reading asks for, by the same lexemes as the index does.
 * @param corrections words that misspelt ones were taken for.
 */
export function matcherOf({ slots }: Reading, locale: Locale, corrections: readonly string[] = []): Matcher {
  const lexemes = new Set(corrections.flatMap((word) => indexLexemes(word, locale)))
  const prefixes: string[] = []
  for (const part of slots.flatMap(({ own, near }) => [...own, ...near])) {
    for (const [, lexeme = '', isPrefix] of part.matchAll(termOf)) {
      if (isPrefix) prefixes.push(lexeme)
      else lexemes.add(lexeme)
    }
  }
  const known = new Map<string, boolean>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const matches = [word, ...mixedParts(word)].some((part) => matchesIn(part, locale, lexemes, prefixes))
    known.set(word, matches)
    return matches
  }
}

function matchesIn(word: string, locale: Locale, lexemes: ReadonlySet<string>, prefixes: readonly string[]): boolean {
  const folded = foldKazakh(word)
  if (prefixes.some((prefix) => surface(folded).startsWith(prefix) || spoken(folded).startsWith(prefix))) return true
  return indexLexemes(word, locale).some((lexeme) => lexemes.has(lexeme))
}
