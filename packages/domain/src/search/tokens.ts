import { type NormaliseOptions, normalise } from './normalise.ts'

/** A word of a text. @property start, end where it stands in the text as it was written */
export type Token = {
  /** Normalised. */
  text: string
  start: number
  end: number
}

/** Words that belong together: `L90-R` is `l90` and `r`, and may be written `l90r`. */
export type Chunk = { tokens: readonly Token[]; joined: string }

const chunk = /[\p{L}\p{M}\p{N}]+(?:['’ʼ.\-‐‑–/+][\p{L}\p{M}\p{N}]+)*/gu
const ties = /['’ʼ.\-‐‑–/+]/
const run = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a text in order, those that a hyphen, point or slash ties together in one chunk. */
export function chunksOf(text: string, options?: NormaliseOptions): Chunk[] {
  return [...text.matchAll(chunk)].flatMap((match) => {
    const tokens = tokensOf(match[0], match.index, options)
    return tokens.length > 0 ? [{ tokens, joined: tokens.map((token) => token.text).join('') }] : []
  })
}

function tokensOf(text: string, offset: number, options?: NormaliseOptions): Token[] {
  if (!ties.test(text)) return tokenOf(text, offset, options)
  return [...text.matchAll(run)].flatMap((match) => tokenOf(match[0], offset + match.index, options))
}

function tokenOf(word: string, start: number, options?: NormaliseOptions): Token[] {
  const text = normalise(word, options)
  return text === '' ? [] : [{ text, start, end: start + word.length }]
}

/** Letters and digits that are written together, apart: `l90` is `l` and `90`. None for a word of one kind. */
export function mixedParts(token: string): string[] {
  const parts = token.match(/\p{N}+|[^\p{N}]+/gu) ?? []
  return parts.length > 1 ? parts : []
}
