import type { Locale } from '@estu/domain/locale/locales'
import { foldKazakh, foldSoft } from '@estu/domain/search/fold-kazakh'
import { stemKazakh } from '@estu/domain/search/stem-kazakh'
import { toCyrillic } from '@estu/domain/search/transliterate'
import { LRUCache } from 'lru-cache'
import type { Layers } from './layers.ts'
import { russianStems } from './stem-russian.ts'

const longest = 40

/** Documents of a shop say the same few thousand words; to stem each anew is most of the work of a rebuild. */
const analysed = new LRUCache<string, readonly string[]>({ max: 20_000 })

/** A word as it was written, exactly. */
export const exact = (word: string) => `w${word}`
/** A folded word; also what the beginning of a word is looked for in. */
export const surface = (folded: string) => `f${folded}`
/** What a Latin word sounds like, folded. */
export const spoken = (folded: string) => `t${folded}`
/** Of the title in the other language. */
export const foreign = (lexeme: string) => `o${lexeme}`
/** A number or letter that a thing is sold by. */
export const size = (folded: string) => `s${folded}`

export const isExact = (lexeme: string) => lexeme.startsWith('w')
export const isSize = (lexeme: string) => lexeme.startsWith('s')

/** A word or one of its stems, whatever it sounds like. */
export const isWritten = (lexeme: string) => /^[frk]/.test(lexeme)

const isLatin = (word: string) => /[a-z]/.test(word)
const isNumber = (word: string) => /^\p{N}+$/u.test(word)

/** Letters no Russian word has: such a word is not stemmed as a Russian one, whatever text it stands in. */
export const isKazakh = (word: string) => /[әғқңөұүһі]/.test(word)

/**
 * Everything a word of a document is found by: itself, folded, its stems as its language has them, and for a Latin one
 * what it sounds like in Cyrillic, so that `фонак` finds Phonak.
 */
export function indexLexemes(word: string, locale: Locale): readonly string[] {
  const key = `${locale}${word}`
  const known = analysed.get(key)
  if (known) return known
  const lexemes = lexemesOf(word, locale)
  analysed.set(key, lexemes)
  return lexemes
}

function lexemesOf(word: string, locale: Locale): string[] {
  const short = word.slice(0, longest)
  const folded = foldKazakh(short)
  if (isNumber(short)) return [exact(short), surface(folded)]
  return [exact(short), surface(folded), ...stems(short, folded, locale), ...spokenLexemes(short)]
}

function stems(word: string, folded: string, locale: Locale): string[] {
  const softly = foldSoft(word)
  const typed = softly ? [surface(softly), ...stemKazakh(softly).map((form) => `k${form}`)] : []
  if (locale === 'kk' || isKazakh(word)) return [...stemKazakh(folded).map((form) => `k${form}`), ...typed]
  return russianStems(word).map((stem) => `r${stem}`)
}

function spokenLexemes(word: string): string[] {
  if (!isLatin(word)) return []
  return toCyrillic(word)
    .slice(0, 2)
    .flatMap((form) => [spoken(foldKazakh(form)), ...russianStems(form).map((stem) => `u${stem}`)])
}

/** What a word of a query is looked for by: in either language, since people mix them. */
export function queryLexemes(word: string, layers: Layers): string[] {
  const short = word.slice(0, longest)
  const folded = foldKazakh(short)
  if (folded === '') return []
  if (isNumber(short)) return layers.numbers ? [surface(folded), size(folded)] : []
  const own = [exact(short)]
  if (layers.folded) own.push(surface(folded))
  if (layers.stems && !isKazakh(short)) own.push(...russianStems(short).map((stem) => `r${stem}`))
  // Kazakh stems are made of folded words: without those there are none.
  if (layers.folded && layers.kazakhStems) own.push(...stemKazakh(folded).map((form) => `k${form}`))
  if (layers.folded && layers.transliteration && !isLatin(short)) own.push(...heard(short, folded))
  return own
}

/** Case endings of a brand that is written as it sounds: `фонака`, `фонактың`. */
const heard = (word: string, folded: string) => [
  ...(isKazakh(word) ? [] : russianStems(word).map((stem) => `u${stem}`)),
  ...stemKazakh(folded).map(spoken),
]
