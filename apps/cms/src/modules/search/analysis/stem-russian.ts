import { stemmer } from '@orama/stemmers/russian'

const kept = 20_000
const known = new Map<string, string>()

/** A normalised word without its Russian ending, by Snowball; the same words come again and again. */
export function stemRussian(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const stem = stemmer(word)
  if (known.size >= kept) known.clear()
  known.set(word, stem)
  return stem
}
