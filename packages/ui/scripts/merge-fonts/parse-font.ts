export type Font = {
  tables: Map<string, Buffer>
  /** Outlines, one a glyph; the first is for whatever is missing. */
  outlines: Buffer[]
  /** Width and left side of each glyph. */
  metrics: Buffer[]
  /** How each glyph changes with the weight, and the places on the axis that several of them name. */
  variations: Buffer[]
  sharedTuples: Buffer
  /** Glyphs by code point. */
  letters: Map<number, number>
}

/** Without these a browser reads the same from what is left. */
const dropped = ['HVAR', 'VVAR', 'vhea', 'vmtx']

function tablesOf(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let at = 12; tables.size < file.readUInt16BE(4); at += 16) {
    const offset = file.readUInt32BE(at + 8)
    tables.set(file.toString('latin1', at, at + 4), file.subarray(offset, offset + file.readUInt32BE(at + 12)))
  }
  return tables
}

/** Which code points a font has a glyph for. */
export const readLetters = (file: Buffer): Font['letters'] => lettersOf(tableOf(tablesOf(file), 'cmap'))

export function parseFont(file: Buffer): Font {
  const tables = tablesOf(file)
  const count = tableOf(tables, 'maxp').readUInt16BE(4)
  const long = tableOf(tables, 'head').readInt16BE(50) === 1
  const { variations, sharedTuples } = variationsOf(tableOf(tables, 'gvar'))
  for (const name of dropped) tables.delete(name)
  return {
    tables,
    outlines: parts(tableOf(tables, 'glyf'), offsetsIn(tableOf(tables, 'loca'), count, long)),
    metrics: metricsOf(tableOf(tables, 'hmtx'), tableOf(tables, 'hhea').readUInt16BE(34), count),
    variations,
    sharedTuples,
    letters: lettersOf(tableOf(tables, 'cmap')),
  }
}

export function tableOf(tables: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const table = tables.get(name)
  if (!table) throw new Error(`the font has no table ${name}`)
  return table
}

const offsetsIn = (table: Buffer, count: number, long: boolean): number[] =>
  Array.from({ length: count + 1 }, (_, at) => (long ? table.readUInt32BE(at * 4) : table.readUInt16BE(at * 2) * 2))

const parts = (data: Buffer, offsets: readonly number[]): Buffer[] =>
  offsets.slice(1).map((end, at) => data.subarray(offsets[at], end))

/** The last width is that of all further glyphs, of which only the left sides follow. */
const metricsOf = (table: Buffer, whole: number, count: number): Buffer[] =>
  Array.from({ length: count }, (_, at) => {
    if (at < whole) return table.subarray(at * 4, at * 4 + 4)
    const side = whole * 4 + (at - whole) * 2
    return Buffer.concat([table.subarray(whole * 4 - 4, whole * 4 - 2), table.subarray(side, side + 2)])
  })

function variationsOf(gvar: Buffer) {
  if (gvar.readUInt16BE(4) !== 1) throw new Error('the font has other axes than its weight')
  const shared = gvar.readUInt32BE(8)
  const offsets = offsetsIn(gvar.subarray(20), gvar.readUInt16BE(12), (gvar.readUInt16BE(14) & 1) === 1)
  return {
    sharedTuples: gvar.subarray(shared, shared + gvar.readUInt16BE(6) * 2),
    variations: parts(gvar.subarray(gvar.readUInt32BE(16)), offsets),
  }
}

/** The table of segments (format 4), which holds every letter of ours. */
/** Runs of code points whose glyphs follow each other. */
function addGroups(table: Buffer, found: Map<number, number>): void {
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const [start, end, glyph] = [table.readUInt32BE(at), table.readUInt32BE(at + 4), table.readUInt32BE(at + 8)]
    for (let code = start; code <= end; code += 1) found.set(code, glyph + code - start)
  }
}

function lettersOf(cmap: Buffer): Map<number, number> {
  const found = new Map<number, number>()
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + record * 8))
    if (table.readUInt16BE(0) === 12) addGroups(table, found)
    if (table.readUInt16BE(0) !== 4) continue
    const segments = table.readUInt16BE(6)
    for (let at = 0; at < segments; at += 2) {
      const [end, start] = [table.readUInt16BE(14 + at), table.readUInt16BE(16 + segments + at)]
      const [delta, rangeAt] = [table.readUInt16BE(16 + 2 * segments + at), 16 + 3 * segments + at]
      const range = table.readUInt16BE(rangeAt)
      for (let code = start; code <= end && code < 0xffff; code += 1) {
        const glyph = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - start) * 2)
        if (glyph !== 0) found.set(code, (glyph + delta) & 0xffff)
      }
    }
  }
  return found
}
