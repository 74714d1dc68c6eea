import { type Font, tableOf } from './parse-font.ts'
import { writeFont } from './write-font.ts'

/**
 * Puts the letters of several files of one variable font into one, so that a page asks for one file. They are files of
 * the same outlines, axis and metrics, cut apart at their source; positions of letters towards each other are those of
 * the first file alone, as a browser takes none across files anyway.
 */
export function mergeFonts([first, ...others]: readonly [Font, ...Font[]]): Buffer {
  return writeFont(others.reduce(merge, first))
}

/** The glyphs of the second follow those of the first, but for the one that stands for whatever is missing. */
function merge(first: Font, second: Font): Font {
  const added = first.outlines.length - 1
  const shared = first.sharedTuples.length / 2
  return {
    tables: new Map([
      ...first.tables,
      ['maxp', largest(tableOf(first.tables, 'maxp'), tableOf(second.tables, 'maxp'))],
    ]),
    outlines: [...first.outlines, ...second.outlines.slice(1).map((outline) => withParts(outline, added))],
    metrics: [...first.metrics, ...second.metrics.slice(1)],
    variations: [...first.variations, ...second.variations.slice(1).map((one) => withShared(one, shared))],
    sharedTuples: Buffer.concat([first.sharedTuples, second.sharedTuples]),
    letters: new Map([...[...second.letters].map(([code, glyph]) => [code, glyph + added] as const), ...first.letters]),
  }
}

/** Of each limit that a font names the higher one. */
function largest(one: Buffer, other: Buffer): Buffer {
  const limits = Buffer.from(one)
  for (let at = 6; at < limits.length; at += 2) {
    limits.writeUInt16BE(Math.max(one.readUInt16BE(at), other.readUInt16BE(at)), at)
  }
  return limits
}

/** A letter that is put together from other glyphs names them by their numbers, which are others now. */
function withParts(outline: Buffer, added: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  const moved = Buffer.from(outline)
  for (let at = 10; ; ) {
    const flags = moved.readUInt16BE(at)
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + added, at + 2)
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    at += 4 + (flags & 0x01 ? 4 : 2) + scale
    if (!(flags & 0x20)) return moved
  }
}

/** A variation names places on the axis by their numbers in the list of those that are shared, unless it writes them out. */
function withShared(variation: Buffer, added: number): Buffer {
  if (variation.length === 0) return variation
  const moved = Buffer.from(variation)
  const count = moved.readUInt16BE(0) & 0x0fff
  for (let at = 4, tuple = 0; tuple < count; tuple += 1) {
    const index = moved.readUInt16BE(at + 2)
    const isWritten = (index & 0x8000) !== 0
    if (!isWritten) moved.writeUInt16BE(index + added, at + 2)
    at += 4 + (isWritten ? 2 : 0) + (index & 0x4000 ? 4 : 0)
  }
  return moved
}
