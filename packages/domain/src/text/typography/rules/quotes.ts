import type { Rule } from './rule.ts'

const marks = /["“”„«»]/
const opens = /[\s([{«„—–/-]/
const inner: Record<string, string> = { '«': '„', '»': '“' }

type Pair = { from: number; to: number; depth: number }

/** «Ёлочки» in both languages, „лапки“ within them. A mark that has no partner, as of inches, stays what it is. */
export const quotes: Rule = { slip: 'quotes', mend: mendQuotes }

/** Each mark is one letter before and after: what stands where in the text stays there. */
export function mendQuotes(text: string): string {
  if (!marks.test(text)) return text
  const letters = [...text]
  for (const { from, to, depth } of pairsOf(letters)) {
    letters[from] = markOf('«', depth)
    letters[to] = markOf('»', depth)
  }
  return letters.join('')
}

const markOf = (mark: string, depth: number) => (depth % 2 === 0 ? mark : (inner[mark] ?? mark))

function pairsOf(letters: readonly string[]): Pair[] {
  const open: number[] = []
  const pairs: Pair[] = []
  for (const [index, letter] of letters.entries()) {
    if (!marks.test(letter)) continue
    if (isOpening(letters, index)) open.push(index)
    else {
      const from = open.pop()
      if (from !== undefined) pairs.push({ from, to: index, depth: open.length })
    }
  }
  // What was never closed is no quotation, and what stands in it is not within one.
  return open.length > 0 ? pairs.map((pair) => ({ ...pair, depth: pair.depth - unclosedBefore(open, pair) })) : pairs
}

const unclosedBefore = (open: readonly number[], { from }: Pair) => open.filter((index) => index < from).length

function isOpening(letters: readonly string[], index: number): boolean {
  const letter = letters[index] as string
  if (letter === '«' || letter === '„') return true
  if (letter === '»') return false
  const before = letters[index - 1]
  return before === undefined || opens.test(before)
}
