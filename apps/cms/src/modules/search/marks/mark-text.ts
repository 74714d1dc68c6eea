import type { MarkedText } from '@estu/domain/search/results/search-result'
import { chunksOf } from '@estu/domain/search/tokens'
import { isStopWord } from '../analysis/stop-words.ts'
import type { Matcher } from './matcher.ts'

/** A text as it was written, in pieces, the words that were asked for marked. */
export function markText(text: string, matches: Matcher): MarkedText {
  const pieces: { text: string; marked: boolean }[] = []
  let at = 0
  const add = (to: number, marked: boolean) => {
    if (to > at) pieces.push({ text: text.slice(at, to), marked })
    at = Math.max(at, to)
  }
  for (const { tokens } of chunksOf(text)) {
    for (const token of tokens) {
      if (isStopWord(token.text) || !matches(token.text)) continue
      add(token.start, false)
      add(token.end, true)
    }
  }
  add(text.length, false)
  return pieces
}
