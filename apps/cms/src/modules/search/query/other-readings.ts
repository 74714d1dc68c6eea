import { otherLayouts } from '@estu/domain/search/keyboard-layout'
import { normalise } from '@estu/domain/search/normalise'
import { toCyrillic, toLatin } from '@estu/domain/search/transliterate'
import { type Reading, type ReadingOptions, readQuery } from './reading.ts'

const latinWord = /[a-z'’]+/g
const cyrillicWord = /\p{Script=Cyrillic}+/gu
const mostReadings = 4

/**
 * What may be meant beside what was typed: the same keys in another layout, the same sounds in other letters. One
 * without a word of three letters is left out: it would find anything.
 */
export function otherReadings(text: string, options: ReadingOptions): Reading[] {
  const { layers } = options
  const texts = [
    ...(layers.layout ? otherLayouts(text) : []),
    ...(layers.transliteration ? transliterations(normalise(text)) : []),
  ]
  return [...new Set(texts)]
    .filter((other) => other !== normalise(text))
    .map((other) => readQuery(other, options))
    .filter(({ slots }) => slots.some(({ text }) => /\p{L}{3}/u.test(text)))
}

function transliterations(text: string): string[] {
  const readings = Array.from({ length: mostReadings }, (_, variant) =>
    text.replace(latinWord, (word) => {
      const variants = toCyrillic(word)
      return variants[Math.min(variant, variants.length - 1)] ?? word
    }),
  )
  const inLatin = text.replace(cyrillicWord, toLatin)
  return [...new Set([...readings, inLatin])].filter((reading) => reading !== text)
}
