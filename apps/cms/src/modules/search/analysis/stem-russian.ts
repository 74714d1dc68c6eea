import { foldKazakh } from '@estu/domain/search/fold-kazakh'
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

/** What Snowball leaves of words in `-ка`: `батареек`, `трубок` in the genitive plural, `трубочка`, `коробочка` when small. */
const alternations: readonly (readonly [RegExp, string])[] = [
  [/([аеиоуыэюя])ек$/, '$1йк'],
  [/([^аеиоуыэюя])[ео]к$/, '$1к'],
  [/([аеиоуыэюя])ечк$/, '$1йк'],
  [/([^аеиоуыэюя])[ео]чк$/, '$1к'],
  [/([^аеиоуыэюя])[ео]л$/, '$1л'],
]
const shortest = 4
/** Of nouns such as `костыли` Snowball takes off the ending of a verb, and leaves another word. */
const likeVerb = /([ыи]л)[иаоы]?$/

/** The folded stems of a normalised word: Snowball's, and the one that other forms of the same word have. */
export function russianStems(word: string): string[] {
  const stem = stemRussian(word)
  if (stem.length <= shortest && likeVerb.test(word)) return [foldKazakh(word.replace(likeVerb, '$1'))]
  // Snowball takes `филиал` for a verb in the past.
  if (word.endsWith('л') && stem === word.slice(0, -1)) return [foldKazakh(stem), foldKazakh(word)]
  const other = alternations.find(([ending]) => ending.test(stem))
  const changed = other ? stem.replace(...other) : stem
  return changed === stem || changed.length < shortest ? [foldKazakh(stem)] : [foldKazakh(stem), foldKazakh(changed)]
}
