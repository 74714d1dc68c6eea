import { type Font, tableOf } from './parse-font.ts'

const feature = 'tnum'
const zero = '0'.charCodeAt(0)

/**
 * Digits of one width in place of those of a text: prices and tables stand in columns without asking for it, and the
 * font needs no table of substitutions. Trap: without the feature in the file this would quietly do nothing, so it throws.
 */
export function withTabularDigits(font: Font): Font {
  const substitutes = singleSubstitutes(tableOf(font.tables, 'GSUB'), feature)
  const letters = new Map(font.letters)
  for (let code = zero; code < zero + 10; code += 1) {
    const glyph = substitutes.get(letters.get(code) ?? 0)
    if (glyph === undefined) throw new Error(`the font has no digit of one width for ${String.fromCharCode(code)}`)
    letters.set(code, glyph)
  }
  return { ...font, letters }
}

/** Of a feature's substitutions those of one glyph for one glyph (OpenType GSUB, types 1 and 7). */
function singleSubstitutes(gsub: Buffer, tag: string): Map<number, number> {
  const features = gsub.subarray(gsub.readUInt16BE(6))
  const lookups = gsub.subarray(gsub.readUInt16BE(8))
  const found = new Map<number, number>()
  for (let at = 2; at < 2 + features.readUInt16BE(0) * 6; at += 6) {
    if (features.toString('latin1', at, at + 4) !== tag) continue
    const described = features.subarray(features.readUInt16BE(at + 4))
    for (const index of numbers(described, 2))
      for (const [from, to] of lookupOf(lookups.subarray(lookups.readUInt16BE(2 + index * 2)))) found.set(from, to)
  }
  return found
}

function lookupOf(lookup: Buffer): [number, number][] {
  return numbers(lookup, 4).flatMap((offset) => {
    const table = lookup.subarray(offset)
    if (lookup.readUInt16BE(0) === 1) return substitution(table)
    const isSingle = lookup.readUInt16BE(0) === 7 && table.readUInt16BE(2) === 1
    return isSingle ? substitution(table.subarray(table.readUInt32BE(4))) : []
  })
}

function substitution(table: Buffer): [number, number][] {
  const covered = coverage(table.subarray(table.readUInt16BE(2)))
  if (table.readUInt16BE(0) === 1) return covered.map((glyph) => [glyph, (glyph + table.readUInt16BE(4)) & 0xffff])
  const targets = numbers(table, 4)
  return covered.map((glyph, index) => [glyph, targets[index] ?? glyph])
}

function coverage(table: Buffer): number[] {
  if (table.readUInt16BE(0) === 1) return numbers(table, 2)
  return Array.from({ length: table.readUInt16BE(2) }, (_, range) => 4 + range * 6).flatMap((at) => {
    const [start, end] = [table.readUInt16BE(at), table.readUInt16BE(at + 2)]
    return Array.from({ length: end - start + 1 }, (_, step) => start + step)
  })
}

/** A list that begins with its length. */
const numbers = (table: Buffer, at: number): number[] =>
  Array.from({ length: table.readUInt16BE(at) }, (_, index) => table.readUInt16BE(at + 2 + index * 2))
