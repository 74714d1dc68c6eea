import { type Font, tableOf } from './parse-font.ts'

/** A font as a file. Sums of its tables are left out: whoever cuts it down afterwards writes them. */
export function writeFont({ tables, outlines, metrics, variations, sharedTuples, letters }: Font): Buffer {
  const [head, maxp, hhea] = ['head', 'maxp', 'hhea'].map((name) => Buffer.from(tableOf(tables, name))) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  head.writeInt16BE(1, 50)
  maxp.writeUInt16BE(outlines.length, 4)
  hhea.writeUInt16BE(metrics.length, 34)
  return fileOf(
    new Map([
      ...tables,
      ['head', head],
      ['maxp', maxp],
      ['hhea', hhea],
      ['glyf', Buffer.concat(outlines.map(padded))],
      ['loca', offsetsOf(outlines.map(padded))],
      ['hmtx', Buffer.concat(metrics)],
      ['gvar', gvarOf(variations.map(padded), sharedTuples)],
      ['cmap', cmapOf(letters)],
    ]),
  )
}

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc(-data.length & 3)])

const numbers = (bytes: 2 | 4, values: readonly number[]): Buffer => {
  const written = Buffer.alloc(values.length * bytes)
  for (const [at, value] of values.entries()) written.writeUIntBE(value, at * bytes, bytes)
  return written
}

/** Where each begins, and where the last ends. */
function offsetsOf(all: readonly Buffer[]): Buffer {
  let end = 0
  return numbers(4, [0, ...all.map(({ length }) => (end += length))])
}

function gvarOf(variations: readonly Buffer[], sharedTuples: Buffer): Buffer {
  const offsets = offsetsOf(variations)
  const sharedAt = 20 + offsets.length
  return Buffer.concat([
    numbers(2, [1, 0, 1, sharedTuples.length / 2]),
    numbers(4, [sharedAt]),
    numbers(2, [variations.length, 1]),
    numbers(4, [sharedAt + sharedTuples.length]),
    offsets,
    sharedTuples,
    ...variations,
  ])
}

/** Each letter a group of its own (format 12). */
function cmapOf(letters: ReadonlyMap<number, number>): Buffer {
  const groups = [...letters].toSorted(([one], [other]) => one - other).flatMap(([code, glyph]) => [code, code, glyph])
  return Buffer.concat([
    numbers(2, [0, 1, 3, 10]),
    numbers(4, [12]),
    numbers(2, [12, 0]),
    numbers(4, [16 + groups.length * 4, 0, letters.size]),
    numbers(4, groups),
  ])
}

function fileOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  let offset = 12 + tables.size * 16
  const records: Buffer[] = []
  for (const [name, { length }] of [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    records.push(Buffer.from(name, 'latin1'), numbers(4, [0, offset, length]))
    offset += length + (-length & 3)
  }
  const bodies = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, data]) => padded(data))
  return Buffer.concat([numbers(4, [0x00010000]), numbers(2, [tables.size, 0, 0, 0]), ...records, ...bodies])
}
