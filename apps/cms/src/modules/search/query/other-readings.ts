import { otherLayouts } from '@estu/domain/search/keyboard-layout'
import { normalise } from '@estu/domain/search/normalise'
import { chunksOf } from '@estu/domain/search/tokens'
import { toCyrillic, toLatin } from '@estu/domain/search/transliterate'
import { allLayers, type Layers } from '../analysis/layers.ts'
import { interpretQuery, type Reading, type ReadingOptions } from './query-interpretation.ts'

const latinWord = /[a-z'’]+/g
const cyrillicWord = /\p{Script=Cyrillic}+/gu
const mostReadings = 4

/**
 * What may be meant beside what was typed: the same keys in another layout, the same sounds in other letters. One
 * without a word of three letters is left out: it would find anything.
 */
export const otherReadings = (text: string, options: ReadingOptions): Reading[] =>
  otherTexts(text, options.layers)
    .map((other) => withoutSplinters(interpretQuery(other, options), text))
    .filter(({ slots }) => slots.some(({ text }) => saysEnough(text)))

/**
 * The keys of «х», «ж» and «э» write signs in another layout, where one word becomes several: a letter or two that are
 * split off begin anything, and are no reason to find a document by.
 */
function withoutSplinters(reading: Reading, typed: string): Reading {
  if (chunksOf(reading.text).length <= chunksOf(typed).length) return reading
  return { ...reading, slots: reading.slots.filter(({ text }) => !/^\p{L}{1,2}$/u.test(text)) }
}

/** A key that was held down says nothing. */
const saysEnough = (text: string) => /\p{L}{3}/u.test(text) && !/^(.)\1*$/u.test(text)

/** The same as texts. */
export const otherTextsOf = (text: string): string[] => otherTexts(text, allLayers).filter(saysEnough)

function otherTexts(text: string, layers: Layers): string[] {
  const texts = [
    ...(layers.layout ? otherLayouts(text) : []),
    ...(layers.transliteration ? transliterations(normalise(text)) : []),
  ]
  return [...new Set(texts)].filter((other) => other !== normalise(text))
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
