import type { TableError } from '../table-errors.ts'
import { type DecodedText, decodeSingleByte } from './decode-single-byte.ts'

/**
 * Returns the text of a file in UTF-8, UTF-16, windows-1251 or KZ-1048, or why it is refused: a text that is damaged, or
 * that could be meant in several ways, is never guessed at.
 */
export function decodeText(bytes: Uint8Array): DecodedText | TableError {
  const marked = markOf(bytes)
  if (marked) return whole(decodeStrictly(marked, bytes))
  const utf8 = decodeStrictly('utf-8', bytes)
  if (utf8 !== null && !utf8.includes('\0')) return { text: utf8, lacksKazakh: false }
  if (bytes.includes(0)) return decodeUnmarkedUtf16(bytes)
  if (isMostlyUtf8(bytes)) return 'damaged-text'
  return decodeSingleByte(bytes) ?? 'unknown-encoding'
}

type Unicode = 'utf-8' | 'utf-16le' | 'utf-16be'

/** The encoding that a byte order mark names. */
function markOf([first, second, third]: Uint8Array): Unicode | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/** Trap: a decoder that is not `fatal` writes U+FFFD for what it cannot read and says nothing. */
function decodeStrictly(encoding: Unicode, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const whole = (text: string | null): DecodedText | TableError =>
  text === null || text.includes('\0') ? 'damaged-text' : { text, lacksKazakh: false }

/** What tables here consist of: Latin and Cyrillic letters, and punctuation. */
const usual = /[\t\n\r\u0020-\u024f\u0400-\u052f\u2000-\u2044\u20ac\u20b8\u2116]/g

/** The order of bytes is told by which of both makes letters. */
function decodeUnmarkedUtf16(bytes: Uint8Array): DecodedText | TableError {
  const likely = (['utf-16le', 'utf-16be'] as const).flatMap((encoding) => {
    const text = decodeStrictly(encoding, bytes)
    return text !== null && shareOfUsual(text) > 0.9 ? [text] : []
  })
  const [text] = likely
  return text !== undefined && likely.length === 1 ? { text, lacksKazakh: false } : 'unreadable'
}

const shareOfUsual = (text: string) => (text.match(usual)?.length ?? 0) / text.length

/** Whether enough of the upper bytes stand in well-formed letters of UTF-8: in windows-1251 hardly any do. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let upper = 0
  let formed = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 128) continue
    const length = formedLength(bytes, at)
    upper += Math.max(length, 1)
    formed += length
    at += Math.max(length, 1) - 1
  }
  return formed > upper * 0.3
}

/** How many bytes the letter of UTF-8 has that begins here; 0 when none does. */
function formedLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  if (first < 0xc2 || first > 0xf4 || at + length > bytes.length) return 0
  return bytes.subarray(at + 1, at + length).every((byte) => byte >> 6 === 0b10) ? length : 0
}
