import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { stemKazakh } from '@estu/domain/search/stem-kazakh'
import { chunksOf } from '@estu/domain/search/tokens'
import { stemRussian } from '../analysis/stem-russian.ts'

/** Phrases that mean the same, each as its words. */
export type SynonymGroup = readonly (readonly SynonymWord[])[]
export type SynonymWord = { text: string; forms: ReadonlySet<string> }

/** Every form two words are compared by, in either language. */
export function formsOf(word: string): ReadonlySet<string> {
  const folded = foldKazakh(word)
  return new Set([foldKazakh(stemRussian(word)), ...stemKazakh(folded)])
}

export const synonymGroup = (phrases: readonly string[]): SynonymGroup =>
  phrases
    .map((phrase) =>
      chunksOf(phrase).flatMap(({ tokens }) => tokens.map(({ text }) => ({ text, forms: formsOf(text) }))),
    )
    .filter((words) => words.length > 0)

/** A phrase of a query for which others can stand. @property others the other phrases, each as its words */
export type SynonymMatch = { length: number; others: readonly (readonly string[])[] }

/** The longest phrase that begins at a word of the query and has synonyms; null where none does. */
export function synonymsAt(
  words: readonly SynonymWord[],
  at: number,
  groups: readonly SynonymGroup[],
): SynonymMatch | null {
  let best: SynonymMatch | null = null
  for (const group of groups) {
    const phrase = group
      .filter((candidate) => standsAt(words, at, candidate))
      .reduce<SynonymGroup[number] | null>(
        (longest, one) => (one.length > (longest?.length ?? 0) ? one : longest),
        null,
      )
    if (!phrase || phrase.length <= (best?.length ?? 0)) continue
    const others = group.filter((other) => other !== phrase).map((other) => other.map(({ text }) => text))
    best = { length: phrase.length, others }
  }
  return best
}

const standsAt = (words: readonly SynonymWord[], at: number, phrase: readonly SynonymWord[]): boolean =>
  phrase.every(({ forms }, index) => {
    const word = words[at + index]
    return word !== undefined && [...word.forms].some((form) => forms.has(form))
  })
