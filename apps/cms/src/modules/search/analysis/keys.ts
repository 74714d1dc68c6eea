import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import type { Layers } from './layers.ts'
import { foreign, isExact, isSize } from './lexemes.ts'

/**
 * What the index finds a lexeme by. Ranks tell a word from its stem and from its sound; finding takes them for one, so
 * that a word is looked up once or twice instead of six times.
 */
export const keyOf = (lexeme: string): string =>
  isExact(lexeme) || isSize(lexeme) ? lexeme : `f${foldKazakh(lexeme.slice(1))}`

/** Keys that find any of some lexemes of a query. */
export function ownKeysOf(lexemes: readonly string[]): string[] {
  const folded = lexemes.filter((lexeme) => !isExact(lexeme))
  // Whatever has a word as it was typed has it folded.
  return [...new Set((folded.length > 0 ? folded : lexemes).map(keyOf))]
}

/** Keys that find any of some lexemes of a query, in the other language's title too. */
export function keysOf(lexemes: readonly string[], { otherLanguage }: Layers): string[] {
  const keys = ownKeysOf(lexemes)
  return otherLanguage ? [...keys, ...keys.map(foreign)] : keys
}
