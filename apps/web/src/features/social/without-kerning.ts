const headerBytes = 44
const entryBytes = 20

/**
 * A WOFF font that knows no kerning. The drawing library looks for the space between two letters in the font of the first,
 * by their numbers in fonts of their own: after a letter of another subset the space is any other pair's, and «ң» touched
 * its neighbour. A table under a name that nobody knows is passed over.
 */
export function withoutKerning(woff: Buffer): Buffer {
  const font = Buffer.from(woff)
  const tables = font.readUInt16BE(12)
  for (let index = 0; index < tables; index += 1) {
    const at = headerBytes + index * entryBytes
    const tag = font.toString('latin1', at, at + 4)
    if (tag === 'GPOS' || tag === 'kern') font.write('xxxx', at, 'latin1')
  }
  return font
}
