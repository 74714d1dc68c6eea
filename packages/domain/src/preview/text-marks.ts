import { joiner } from '../text/typography/with-usual-spaces.ts'

/**
 * An invisible mark at the end of a text tells which field the text came from, wherever the page shows it. It is written
 * in Unicode's tag characters, which mirror ASCII and are never drawn.
 */
const base = 0xe0000
const end = '\u{e007f}'
const marks = /([\u{e0020}-\u{e007e}]+)\u{e007f}/gu
const inside = /^(\d+)@(.+)$/

/** Stands for a text that is empty so far, so that it has a place on the page: never drawn, and no space to be trimmed. */
export const nothingYet = '\u200b'

export type MarkedPart = {
  /** Words of the page's own before the field's text. */
  before: string
  /** The field's text, where the page shows it whole. */
  text: string
  path: string
  /** Whether the text may follow the field. */
  isWhole: boolean
}

export type MarkedText = { parts: MarkedPart[]; rest: string }

/** @param length of the text that the mark ends; 0 where the text is not the field's own and cannot follow typing. */
export function textMark(path: string, length: number): string {
  const ascii = [...`${length}@${path}`].filter((letter) => letter >= ' ' && letter <= '~')
  return ascii.map((letter) => String.fromCodePoint(base + letter.charCodeAt(0))).join('') + end
}

export const hasMark = (text: string): boolean => text.includes(end)

/** What stands in a text of the page, taken apart; null where nothing in it is marked. */
export function readMarks(text: string): MarkedText | null {
  if (!hasMark(text)) return null
  const parts: MarkedPart[] = []
  let begun = 0
  for (const match of text.matchAll(marks)) {
    const said = inside.exec(asciiOf(match[1] ?? ''))
    // A flag's emoji is written in the same characters.
    if (!said?.[1] || !said[2]) continue
    parts.push(partOf(text.slice(begun, match.index), Number(said[1]), said[2]))
    begun = match.index + match[0].length
  }
  return parts.length > 0 ? { parts, rest: text.slice(begun) } : null
}

function partOf(shown: string, length: number, path: string): MarkedPart {
  const begins = lastLetters(shown, length)
  const isWhole = length > 0 && begins !== null
  const at = isWhole ? begins : shown.length
  const text = shown.slice(at)
  return { before: shown.slice(0, at), text: text === nothingYet ? '' : text, path, isWhole }
}

/** Where the last so many letters begin; what holds a line together was put between them after they were counted. */
function lastLetters(shown: string, count: number): number | null {
  let at = shown.length
  for (let left = count; left > 0; at -= 1) {
    if (at === 0) return null
    if (shown[at - 1] !== joiner) left -= 1
  }
  return at
}

const asciiOf = (tags: string) =>
  [...tags].map((tag) => String.fromCharCode((tag.codePointAt(0) ?? base) - base)).join('')
