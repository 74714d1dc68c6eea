import type { Locale } from '@estu/domain/locale/locales'
import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { stemKazakh } from '@estu/domain/search/stem-kazakh'
import { stemRussian } from './stem-russian.ts'
import { isStopWord } from './stop-words.ts'

const shortest = 4
const longest = 40

/** Whether a normalised word is long enough, and of letters alone, so that its spelling can be put right. */
export const isCorrectable = (word: string): boolean =>
  word.length >= shortest && word.length <= longest && /^\p{L}+$/u.test(word) && !isStopWord(word)

/** What is left of a word when its endings are gone, so that a misspelt word is compared in any of its forms. */
export function correctableStem(word: string, locale: Locale): string {
  if (locale === 'ru') return foldKazakh(stemRussian(word))
  const forms = stemKazakh(foldKazakh(word)).filter((form) => form.length >= shortest)
  return forms.reduce((best, form) => (form.length < best.length ? form : best), foldKazakh(word))
}

/** A folded word with two neighbours exchanged, in every place: the commonest slip of quick fingers. */
export function swaps(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, index) => [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''))
}
