import type { Locale } from '../locale/locales.ts'
import { splitWords } from './split-words.ts'
import { type Term, terms } from './terms.ts'

const wordsOf = (text: string) => splitWords(text.toLowerCase()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))

/** A word without what may change in it: Kazakh adds to its end, Russian changes the last two letters. */
function stem(word: string, locale: Locale): string {
  const dropped = locale === 'kk' ? 1 : 2
  return word.length > 3 ? word.slice(0, Math.max(3, word.length - dropped)) : word
}

/** How much longer than the term itself a form of it may be. */
const longestEnding = { ru: 3, kk: 8 }

const isForm = (word: string, of: string, locale: Locale) =>
  word.startsWith(stem(of, locale)) && word.length <= of.length + longestEnding[locale]

/** The house's terms that a text uses, in whatever form of the word, as they come. */
export function termsIn(text: string, locale: Locale): Term[] {
  const words = wordsOf(text)
  const found = terms.flatMap((term) => {
    const parts = wordsOf(term[locale])
    const at = words.findIndex((_, index) =>
      parts.every((part, step) => isForm(words[index + step] ?? '', part, locale)),
    )
    return at < 0 ? [] : [{ term, at }]
  })
  return found.toSorted((one, other) => one.at - other.at).map(({ term }) => term)
}
