/** Kazakh letters by the Russian ones that are typed for them; `й` loses its breve, `э` is often an `е`. */
const folded: Record<string, string> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
  ы: 'и',
  й: 'и',
  э: 'е',
  ъ: '',
  ь: '',
}

/**
 * A normalised text with the letters that are confused or left out when typing made alike, the same way in queries and
 * in the index: `құлақ` and `кулак` become one.
 */
export const foldKazakh = (text: string): string => text.replace(/[әғқңөұүһіыйэъь]/g, (letter) => folded[letter] ?? '')

const soft: Record<string, string> = { ә: 'е', ө: 'е' }

/**
 * The other way a word is typed in Russian letters, by those who hear `ө` and `ә` as soft: `жендеу` for `жөндеу`. Null
 * where the word has neither.
 */
export function foldSoft(text: string): string | null {
  return /[әө]/.test(text) ? foldKazakh(text.replace(/[әө]/g, (letter) => soft[letter] ?? letter)) : null
}
