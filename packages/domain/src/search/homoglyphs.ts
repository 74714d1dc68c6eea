/** Capitals and small letters that look the same in both alphabets, Latin first. */
const pairs = ['AА', 'BВ', 'CС', 'EЕ', 'HН', 'IІ', 'KК', 'MМ', 'OО', 'PР', 'TТ', 'XХ', 'YУ', 'aа', 'cс', 'eе', 'iі']
const smallPairs = ['oо', 'pр', 'xх', 'yу']

const all = [...pairs, ...smallPairs].map(([latin = '', cyrillic = '']) => [latin, cyrillic] as const)
const toCyrillic = new Map(all)
const toLatin = new Map(all.map(([latin, cyrillic]) => [cyrillic, latin]))

const cyrillic = /\p{Script=Cyrillic}/u
const latin = /\p{Script=Latin}/u

/**
 * A word in one alphabet: a Latin letter that got into a Cyrillic word becomes the one it looks like, and the reverse.
 * A word that is in one alphabet, or is made of both for good, stays. Before lower case: `В` looks like `B`, `в` like
 * nothing.
 */
export const inOneAlphabet = (text: string): string => text.replace(/\p{L}+/gu, unmixed)

function unmixed(word: string): string {
  if (!cyrillic.test(word) || !latin.test(word)) return word
  const asCyrillic = replaced(word, toCyrillic)
  if (!latin.test(asCyrillic)) return asCyrillic
  const asLatin = replaced(word, toLatin)
  return cyrillic.test(asLatin) ? word : asLatin
}

/** A Cyrillic word as the Latin one that looks the same, as `ВТЕ` is typed for `BTE`; null where a letter has no twin. */
export function latinTwin(word: string): string | null {
  const twin = replaced(word.toUpperCase(), toLatin)
  return cyrillic.test(word) && !cyrillic.test(twin) ? twin.toLowerCase() : null
}

const replaced = (word: string, map: ReadonlyMap<string, string>) =>
  [...word].map((letter) => map.get(letter) ?? letter).join('')
