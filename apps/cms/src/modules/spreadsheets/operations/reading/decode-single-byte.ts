import { type CodePage, decodeWith, kz1048, otherCodePages, windows1251 } from './code-pages.ts'
import { letterCost } from './letter-cost.ts'

/** @property lacksKazakh whether the encoding has no letters that only Kazakh has: Excel writes `?` for them. */
export type DecodedText = { text: string; lacksKazakh: boolean }

/** How much likelier than any other reading the best one has to be: e³ is twenty times. */
const margin = 3

/**
 * Returns the text of a windows-1251 or KZ-1048 file; null when another code page could as well be meant. Every byte
 * means something in each of these pages, so that the likeliest reading is taken, and only if no other comes near it.
 */
export function decodeSingleByte(bytes: Uint8Array): DecodedText | null {
  const pairs = countPairs(bytes)
  const readings = [windows1251, kz1048, ...otherCodePages]
    .map((page) => ({ page, cost: costOf(page, pairs) }))
    .sort((a, b) => a.cost - b.cost)
  const [best] = readings
  if (!best || otherCodePages.includes(best.page)) return null
  const rival = readings.find(({ page }) => readsOtherwise(page, best.page, pairs))
  if (rival && rival.cost - best.cost < margin) return null
  return { text: decodeWith(best.page, bytes), lacksKazakh: best.page === windows1251 }
}

/** How often each byte of the upper half follows each byte, at `before * 256 + byte`. */
function countPairs(bytes: Uint8Array): Uint32Array {
  const pairs = new Uint32Array(256 * 256)
  let before = 0
  for (const byte of bytes) {
    const at = before * 256 + byte
    if (byte >= 128) pairs[at] = (pairs[at] ?? 0) + 1
    before = byte
  }
  return pairs
}

function costOf(page: CodePage, pairs: Uint32Array): number {
  let cost = 0
  for (const [at, count] of pairs.entries()) {
    if (count > 0) cost += count * letterCost(signOf(page, at >> 8), signOf(page, at & 255))
  }
  return cost
}

const signOf = (page: CodePage, byte: number) =>
  byte < 128 ? String.fromCharCode(byte) : (page[byte - 128] ?? '\ufffd')

const readsOtherwise = (page: CodePage, other: CodePage, pairs: Uint32Array) =>
  pairs.some((count, at) => count > 0 && signOf(page, at & 255) !== signOf(other, at & 255))
