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
