import type { Locale } from './locales.ts'

/**
 * Each language's order. Russian knows no ё of its own (it is a е with a mark) and puts Kazakh letters beside those
 * they look like; Kazakh has its own alphabet of 42.
 */
const alphabets: Record<Locale, string> = {
  ru: 'аәбвгғдежзиійкқлмнңоөпрстуүұфхһцчшщъыьэюя',
  kk: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
}

/** Digits, then Latin, then Cyrillic; 0 is left to everything between words. */
const rankTable = (locale: Locale) =>
  new Map([...`0123456789abcdefghijklmnopqrstuvwxyz${alphabets[locale]}`].map((letter, index) => [letter, index + 1]))

const tables: Record<Locale, ReadonlyMap<string, number>> = { ru: rankTable('ru'), kk: rankTable('kk') }

const afterAllAlphabets = 1000

/** The letter's place, and what sets it apart from others of the same place: a mark above it, being a capital. */
type Place = { rank: number; mark: number; capital: number }

function placeOf(letter: string, table: ReadonlyMap<string, number>): Place {
  const lower = letter.toLowerCase()
  const capital = Number(letter !== lower)
  const own = table.get(lower)
  if (own !== undefined) return { rank: own, mark: 0, capital }
  const code = lower.codePointAt(0) ?? 0
  const bare = table.get(lower.normalize('NFD').charAt(0))
  if (bare !== undefined) return { rank: bare, mark: code, capital }
  return { rank: /[\p{L}\p{N}]/u.test(lower) ? afterAllAlphabets + code : 0, mark: 0, capital }
}

/** Quotation marks and loose accents have no place of their own: «Аудео» stands under А. */
const placesOf = (text: string, table: ReadonlyMap<string, number>): Place[] =>
  [...text.normalize('NFC').replace(/[\p{M}«»„“”"]/gu, '')].map((letter) => placeOf(letter, table))

function firstDifference(a: readonly Place[], b: readonly Place[], of: (place: Place) => number): number {
  for (const [at, left] of a.entries()) {
    const right = b[at]
    if (!right) return 1
    const difference = of(left) - of(right)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/**
 * Orders text by the alphabet of a language: first without regard to marks and case, then plain before marked, then
 * small before capital; 0 for the same text alone. By a table of our own: Chromium's collator knows no Kazakh, and
 * server and browser must agree.
 */
export function compareText(locale: Locale): (a: string, b: string) => number {
  const table = tables[locale]
  return (a, b) => {
    if (a === b) return 0
    const left = placesOf(a, table)
    const right = placesOf(b, table)
    return (
      firstDifference(left, right, ({ rank }) => rank) ||
      firstDifference(left, right, ({ mark }) => mark) ||
      firstDifference(left, right, ({ capital }) => capital) ||
      (a < b ? -1 : 1)
    )
  }
}
