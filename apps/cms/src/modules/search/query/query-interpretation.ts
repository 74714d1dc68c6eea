import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { latinTwin } from '@estu/domain/search/homoglyphs'
import { type Chunk, chunksOf, mixedParts } from '@estu/domain/search/tokens'
import { keysOf, ownKeysOf } from '../analysis/keys.ts'
import type { Layers } from '../analysis/layers.ts'
import { exact, isKazakh, isSize, isWritten, queryLexemes, spoken, surface } from '../analysis/lexemes.ts'
import { isQuestionWord } from '../analysis/question-words.ts'
import { isCorrectable } from '../analysis/spelling.ts'
import { isStopWord, isWeakWord } from '../analysis/stop-words.ts'
import { allOf, anyOf, anywhere, inHead, inTitle, term } from '../analysis/vector.ts'
import { formsOf, type SynonymGroup, synonymsAt } from './synonyms.ts'

const mostWords = 12
/** Queries of so few letters are the beginnings of words in titles. */
export const shortQuery = 3

/** One thing that a query asks for: a word, a model, or a phrase with its synonyms. */
export type Slot = {
  /** Tsqueries of keys: the words as they were typed; any form of them; with synonyms; with what they may begin. */
  typed: string
  plain: string
  exactly: string
  expression: string
  /** What it is ranked by, likeliest first: the words themselves, then beginnings and synonyms. */
  own: readonly string[]
  near: readonly string[]
  /** How much it counts: 1, or less for what only narrows the rest; below a half what is found may lack it. */
  weight: number
  /** A word whose spelling may be wrong. */
  misspelt: string | null
  text: string
}

/** A query taken one way. */
export type Reading = { text: string; slots: readonly Slot[]; isQuestion: boolean }

export type ReadingOptions = { layers: Layers; synonyms: readonly SynonymGroup[] }

type Piece = Omit<Slot, 'weight'> & { isStop: boolean; isWeak: boolean; isPreposition: boolean }

/** «Батарейки для аппарата» are batteries: what follows such a word only narrows what stands before it. */
const narrowing = ['для', 'на', 'в', 'во', 'от', 'к', 'из', 'с', 'со', 'при', 'за', 'под', 'по', 'у']
const narrowed = 0.5
const added = 0.2

/** What a text asks for. No slots: nothing that could be looked for. */
export function interpretQuery(text: string, { layers, synonyms }: ReadingOptions): Reading {
  const chunks = limited(chunksOf(text, { homoglyphs: layers.homoglyphs }))
  const isShort = chunks.length === 1 && (chunks[0]?.joined.length ?? 0) <= shortQuery
  const words = chunks.map(({ joined }) => ({ text: joined, forms: formsOf(joined) }))
  const pieces: Piece[] = []
  for (let at = 0; at < chunks.length; ) {
    const match = layers.synonyms ? synonymsAt(words, at, synonyms) : null
    const length = match?.length ?? 1
    const covered = chunks.slice(at, at + length).map((chunk, index) => {
      const isLast = at + index === chunks.length - 1
      return pieceOf(chunk, layers, isLast ? (isShort ? 'of titles' : 'of heads') : null)
    })
    pieces.push(match ? withSynonyms(covered, match.others, layers) : (covered[0] as Piece))
    at += length
  }
  return { text, slots: telling(pieces), isQuestion: chunks.some(({ joined }) => isQuestionWord(joined)) }
}

/** Stop words are left out, and what everybody adds may be missing, unless there is nothing else. */
function telling(pieces: readonly Piece[]): Slot[] {
  const asked = pieces.some(({ isStop }) => !isStop) ? pieces.filter(({ isStop }) => !isStop) : pieces
  const hasStrong = asked.some(({ isWeak }) => !isWeak)
  return asked
    .filter(({ expression }) => expression !== '')
    .map(({ isStop: _, isPreposition: __, isWeak, ...slot }, index) => {
      const before = pieces[pieces.indexOf(asked[index] as Piece) - 1]
      return { ...slot, weight: weightOf(isWeak && hasStrong, index > 0 && before?.isPreposition === true) }
    })
}

const weightOf = (isAdded: boolean, isNarrowing: boolean) => (isAdded ? added : isNarrowing ? narrowed : 1)

/** Whether a document that lacks it does not have all that was asked for. */
export const isRequired = ({ weight }: Slot): boolean => weight >= narrowed

function limited(chunks: readonly Chunk[]): Chunk[] {
  let words = 0
  return chunks.filter(({ tokens }) => {
    words += tokens.length
    return words <= mostWords
  })
}

/** Where words may begin with what was typed last; null for words before it. */
type Begun = 'of titles' | 'of heads' | null

function pieceOf({ tokens, joined }: Chunk, layers: Layers, begun: Begun): Piece {
  const single = tokens.length === 1
  const found = tokens.map(({ text }, index) => wordOf(text, layers, index === tokens.length - 1 ? begun : null))
  const together = single || !layers.numbers ? [] : [surface(foldKazakh(joined))]
  return {
    typed: allOf(found.map(({ typed }) => typed)),
    ...same(anyOf([allOf(found.map(({ exactly }) => exactly)), findsAny(together, layers)])),
    expression: anyOf([allOf(found.map(({ expression }) => expression)), findsAny(together, layers)]),
    own: [...found.flatMap(({ own }) => own), ...together.map((lexeme) => term(lexeme))],
    near: found.flatMap(({ near }) => near),
    misspelt: single && isCorrectable(joined) ? joined : null,
    text: joined,
    isPreposition: narrowing.includes(joined),
    isStop: tokens.every(({ text }) => isStopWord(text)),
    isWeak: tokens.every(({ text }) => isWeakWord(text)),
  }
}

const same = (exactly: string) => ({ plain: exactly, exactly })

type Word = Pick<Slot, 'typed' | 'exactly' | 'expression' | 'own' | 'near'>

function wordOf(word: string, layers: Layers, begun: Begun): Word {
  const own = queryLexemes(word, layers)
  const twin = layers.homoglyphs && word.length > 1 ? latinTwin(word) : null
  const alike = twin ? queryLexemes(twin, layers) : []
  const begins = layers.prefix && begun && !/^\p{N}+$/u.test(word) ? begunLexemes(word, layers) : []
  const parts = layers.numbers ? mixedParts(word).map((part) => queryLexemes(part, layers)) : []
  const exactly = [findsAny([...own, ...alike], layers), allOf(parts.map((lexemes) => findsAny(lexemes, layers)))]
  return {
    typed: term(anywhere + exact(word)),
    exactly: anyOf(exactly),
    expression: anyOf([...exactly, findsBegun(begins, layers, begun)]),
    own: own.map((lexeme) => term(lexeme)),
    near: [
      ...alike.map((lexeme) => term(lexeme)),
      ...begins.map((lexeme) => term(lexeme, true)),
      ...[allOf(parts.map(anyTerm))].filter((query) => query !== ''),
    ],
  }
}

const anyTerm = (lexemes: readonly string[]) => anyOf(lexemes.map((lexeme) => term(lexeme)))

const findsAny = (lexemes: readonly string[], layers: Layers) =>
  anyOf(keysOf(lexemes, layers).map((key) => term(anywhere + key)))

/**
 * Beginnings of three letters or fewer are those of titles, longer ones also of what documents are about: in long texts
 * something begins with almost anything.
 */
export function findsBegun(lexemes: readonly string[], layers: Layers, begun: Begun): string {
  const place = begun === 'of titles' ? inTitle : inHead
  return anyOf(keysOf(lexemes, layers).map((key) => term(place + key, true)))
}

/**
 * What words begin with that may be the one that is being typed. «Рожь» does not begin «рожок», nor «түтін»
 * «тұтынушы»: letters that folding loses were meant.
 */
export function begunLexemes(word: string, layers: Layers): string[] {
  const folded = foldKazakh(word)
  if (folded === '') return []
  if (!layers.folded || /[ъь]$/.test(word) || isKazakh(word)) return [exact(word)]
  return [exact(word), surface(folded), ...(layers.transliteration ? [spoken(folded)] : [])]
}

/** A phrase or any that means the same. */
function withSynonyms(covered: readonly Piece[], others: readonly (readonly string[])[], layers: Layers): Piece {
  const phrases = others.map((words) => telltale(words).map((word) => queryLexemes(word, layers)))
  const said = covered.filter(({ isStop }) => !isStop)
  const own = said.length > 0 ? said : covered
  const further = phrases.filter(isFurther(own))
  // Editors name a thing in both languages: the other language's titles need not be asked for its synonyms.
  const found = further.map((words) =>
    allOf(words.map((word) => anyOf(ownKeysOf(word).map((key) => term(anywhere + key))))),
  )
  return {
    typed: allOf(own.map(({ typed }) => typed)),
    plain: allOf(own.map(({ plain }) => plain)),
    exactly: anyOf([allOf(own.map(({ exactly }) => exactly)), ...found]),
    expression: anyOf([allOf(own.map(({ expression }) => expression)), ...found]),
    own: own.flatMap(({ own }) => own),
    near: [
      ...own.flatMap(({ near }) => near),
      ...further.map((words) =>
        allOf(words.map((lexemes) => anyTerm(lexemes.filter((lexeme) => isWritten(lexeme) || isSize(lexeme))))),
      ),
    ],
    misspelt: null,
    text: covered.map(({ text }) => text).join(' '),
    isPreposition: false,
    isStop: false,
    isWeak: false,
  }
}

/** Whoever looks for «аппарат» finds every «слуховой аппарат» by that: such a phrase need not be looked up. */
function isFurther(own: readonly Piece[]): (phrase: readonly (readonly string[])[]) => boolean {
  const [only] = own
  // What is found by two keys at once is not found by one of them.
  if (!only || own.length > 1 || only.expression.includes(' & ')) return () => true
  return (phrase) =>
    !phrase.some((lexemes) => ownKeysOf(lexemes).every((key) => only.expression.includes(term(anywhere + key))))
}

function telltale(words: readonly string[]): readonly string[] {
  const said = words.filter((word) => !isStopWord(word))
  return said.length > 0 ? said : words
}
