/** Latin spellings of Cyrillic sounds, several where writers differ; the longest first. */
const sounds: readonly (readonly [spelling: string, ...letters: string[]])[] = [
  ['shch', 'щ'],
  ['sch', 'щ', 'ш'],
  ['iya', 'ия'],
  ['yya', 'ья'],
  ['sh', 'ш'],
  ['ch', 'ч', 'х'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ph', 'ф'],
  ['th', 'т'],
  ['ts', 'ц', 'тс'],
  ['tz', 'ц'],
  ['ck', 'к'],
  ['ya', 'я'],
  ['ja', 'я', 'жа'],
  ['yu', 'ю'],
  ['ju', 'ю', 'жу'],
  ['yo', 'е'],
  ['jo', 'е', 'жо'],
  ['ye', 'е'],
  ['ee', 'и', 'ее'],
  ['oo', 'у', 'оо'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к', 'ц', 'с'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'й', 'ж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в', 'у'],
  ['x', 'х', 'кс'],
  ['y', 'ы'],
  ['z', 'з'],
]
const mostReadings = 6

/**
 * How a normalised Latin word may be meant in Cyrillic, likeliest first, at most six: `batareika`, `phonak`. Digits stay.
 * An `i`, `j` or `y` after a vowel is `й`, a final `ia` is `ия`.
 */
export function toCyrillic(word: string): string[] {
  let readings = ['']
  for (let at = 0; at < word.length; ) {
    const rest = word.slice(at)
    const sound = sounds.find(([spelling]) => rest.startsWith(spelling))
    const spelling = sound?.[0] ?? rest.charAt(0)
    const letters = sound ? lettersOf(sound, word, at) : [/['’]/.test(spelling) ? '' : spelling]
    readings = letters.flatMap((letter) => readings.map((reading) => reading + letter)).slice(0, mostReadings)
    at += spelling.length
  }
  return [...new Set(readings)]
}

function lettersOf([spelling, ...letters]: readonly [string, ...string[]], word: string, at: number): string[] {
  const afterVowel = /[aeiouy]/.test(word.charAt(at - 1))
  const beforeVowel = /[aeou]/.test(word.charAt(at + 1))
  if (spelling === 'c' && /[eiy]/.test(word.charAt(at + 1))) return ['ц', 'с']
  if (/^[ijy]$/.test(spelling) && afterVowel && !beforeVowel) return ['й']
  if (spelling === 'a' && word.charAt(at - 1) === 'i' && at === word.length - 1) return ['я']
  return letters
}

const latin: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm' },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', ә: 'a', ғ: 'g', қ: 'q', ң: 'n', ө: 'o' },
  ...{ ұ: 'u', ү: 'u', һ: 'h', і: 'i' },
}

/** A normalised Cyrillic word in Latin letters, as most people write it. */
export const toLatin = (word: string): string => [...word].map((letter) => latin[letter] ?? letter).join('')
