import type { Locale } from './locale.ts'

const alphabets: Record<Locale, string> = {
  ru: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
  kk: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
}

const latin = 'abcdefghijklmnopqrstuvwxyz'

/** Digits, then Latin, then Cyrillic in the alphabet's order, then everything else by its code. */
function keyTable(locale: Locale): Map<string, number> {
  const order = `0123456789${latin}${alphabets[locale]}`
  return new Map([...order].map((letter, index) => [letter, index + 100]))
}

const tables: Record<Locale, Map<string, number>> = { ru: keyTable('ru'), kk: keyTable('kk') }

const separators = /[\s\-–—«»"'.,()]/

function keys(text: string, locale: Locale): number[] {
  return [...text.normalize('NFC').toLowerCase()].map((letter) => {
    if (separators.test(letter)) return 1
    return tables[locale].get(letter) ?? 10_000 + (letter.codePointAt(0) ?? 0)
  })
}

/**
 * Orders words by the alphabet of a language, without regard to case first. By a table of our own: Chromium's
 * collator knows no Kazakh, and server and browser must agree.
 */
export function compareText(locale: Locale): (a: string, b: string) => number {
  return (a, b) => {
    const left = keys(a, locale)
    const right = keys(b, locale)
    for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
      const difference = (left[at] ?? 0) - (right[at] ?? 0)
      if (difference !== 0) return difference
    }
    if (left.length !== right.length) return left.length - right.length
    return a < b ? -1 : Number(a > b)
  }
}
