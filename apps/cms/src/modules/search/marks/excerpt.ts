import type { MarkedText } from '@estu/domain/search/results/search-result'
import { markText } from './mark-text.ts'
import type { Matcher } from './matcher.ts'

/** Of a long text only the beginning is looked through for a sentence to show, characters. */
export const lookedThrough = 6000
const longest = 220

/**
 * The sentence of a text with the most different words that were asked for, the earliest of equals; [] of none.
 * @param asked how many words were asked for: a sentence with so many is looked for no further.
 */
export function excerptOf(body: string, matches: Matcher, asked: number): MarkedText {
  let best: { words: number; marked: MarkedText } | null = null
  for (const sentence of sentencesOf(body.slice(0, lookedThrough))) {
    const marked = markText(sentence, matches)
    const words = new Set(marked.flatMap((piece) => (piece.marked ? [piece.text.toLowerCase()] : []))).size
    if (words > (best?.words ?? 0)) best = { words, marked }
    if (words >= asked) break
  }
  return best ? shortened(best.marked) : []
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => sentence.trim() !== '')

/** A long sentence begins a few words before the first that was asked for. */
function shortened(marked: MarkedText): MarkedText {
  const length = marked.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= longest) return marked
  const [first, ...rest] = marked
  const begun =
    first && !first.marked && first.text.length > 80
      ? [{ text: lastWords(first.text), marked: false }, ...rest]
      : marked
  let left = longest
  return begun.flatMap(({ text, marked }) => {
    if (left <= 0) return []
    const kept = text.length <= left ? text : `${text.slice(0, left).replace(/\s+\S*$/u, '')}…`
    left -= text.length
    return [{ text: kept, marked }]
  })
}

const lastWords = (text: string) => `…${text.slice(-60).replace(/^\S*/u, '')}`
