import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import type { SearchKind } from '@estu/domain/search/results/search-result'
import { type Chunk, chunksOf, mixedParts } from '@estu/domain/search/tokens'
import { toCyrillic } from '@estu/domain/search/transliterate'
import { keyOf as findingKey } from '../analysis/keys.ts'
import { foreign, indexLexemes, size } from '../analysis/lexemes.ts'
import { correctableStem, isCorrectable } from '../analysis/spelling.ts'
import { isStopWord } from '../analysis/stop-words.ts'
import { shardOf, tieredLexemes } from '../analysis/tiers.ts'
import { plainVector, rankedVector } from '../analysis/vector.ts'
import type { FoundTexts } from './read-texts.ts'

/** More of a text than this is not searched, characters. */
const longestBody = 40_000

export type NewWord = { word: string; stem: string; shown: string }

export type IndexRow = {
  locale: Locale
  kind: SearchKind
  path: string
  title: string
  body: string
  titleKey: string
  titleTerms: string
  terms: string
  boost: number
  endsAt: string | null
  names: string[]
  words: NewWord[]
}

export type RowSource = Pick<IndexRow, 'locale' | 'kind' | 'path' | 'boost' | 'endsAt' | 'names'> & {
  collection: string
  documentId: string
  texts: FoundTexts
  /** The title in the other language; '' where that is not published. */
  otherTitle: string
  /** The number or letter that it is sold by; '' where there is none. */
  size: string
}

/** A document's row in one language. */
export function indexRow({ collection, documentId, texts, otherTitle, size: soldBy, ...source }: RowSource): IndexRow {
  const { locale } = source
  const body = texts.body.join('\n').slice(0, longestBody)
  const shard = shardOf(collection, documentId)
  const ownTitle = titleLexemes(texts.title, soldBy, locale)
  const names = lexemesOf(chunksOf(texts.names.join('\n')), locale)
  const about = lexemesOf(chunksOf([...texts.summary, ...texts.facts].join('\n')), locale)
  const titleKeys = keysOf([...ownTitle, ...names])
  const head = [
    ...titleKeys,
    ...keysOf(about),
    ...keysOf(lexemesOf(chunksOf(otherTitle), otherLocale(locale))).map(foreign),
  ]
  const whole = [...head, ...keysOf(lexemesOf(chunksOf(body), locale, isStopWord))]
  return {
    ...source,
    title: texts.title,
    body: [...texts.summary, body].join('\n').trim(),
    titleKey: keyOf(texts.title),
    titleTerms: rankedVector(ownTitle, names),
    terms: plainVector(tieredLexemes(shard, { title: titleKeys, head, whole })),
    words: newWords(chunksOf([texts.title, ...texts.names, ...texts.summary, ...texts.facts].join('\n')), locale),
  }
}

const keysOf = (lexemes: Iterable<string>) => [...new Set([...lexemes].map(findingKey))]

function titleLexemes(title: string, soldBy: string, locale: Locale): Set<string> {
  const lexemes = lexemesOf(chunksOf(title), locale)
  for (const { tokens } of chunksOf(soldBy)) for (const { text } of tokens) lexemes.add(size(foldKazakh(text)))
  return lexemes
}

/** The words of a text alone, folded. */
export const keyOf = (text: string): string =>
  chunksOf(text)
    .flatMap(({ tokens }) => tokens.map((token) => foldKazakh(token.text)))
    .join(' ')
    .slice(0, 200)

function lexemesOf(chunks: readonly Chunk[], locale: Locale, isSkipped?: (word: string) => boolean): Set<string> {
  const words = new Set<string>()
  for (const { tokens, joined } of chunks) {
    for (const { text } of tokens) {
      if (isSkipped?.(text)) continue
      for (const word of [text, ...mixedParts(text)]) words.add(word)
    }
    if (tokens.length > 1) words.add(joined)
  }
  return new Set([...words].flatMap((word) => indexLexemes(word, locale)))
}

/**
 * What a misspelt word may be corrected to: words that documents are named and described by, Latin ones also as they
 * sound. A word that only stands somewhere in a long text is too likely another one.
 */
function newWords(chunks: readonly Chunk[], locale: Locale): NewWord[] {
  const said = new Set(chunks.flatMap(({ tokens }) => tokens.map(({ text }) => text)))
  const words = new Map<string, NewWord>()
  for (const shown of said) {
    for (const word of [shown, ...(/^[a-z]+$/.test(shown) ? toCyrillic(shown).slice(0, 2) : [])]) {
      if (!isCorrectable(word)) continue
      words.set(foldKazakh(word), { word: foldKazakh(word), stem: correctableStem(word, locale), shown })
    }
  }
  return [...words.values()]
}
