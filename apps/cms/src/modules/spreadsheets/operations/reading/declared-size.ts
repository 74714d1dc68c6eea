const entryMark = Buffer.from('PK\u0001\u0002', 'latin1')

/**
 * How many bytes an archive says it will unpack to, from its central directory, without unpacking anything.
 * @returns null when it has no readable directory. Source: PKWARE APPNOTE 4.3.12.
 */
export function declaredSize(archive: Buffer): number | null {
  let total = 0
  let entries = 0
  for (let at = archive.indexOf(entryMark); at >= 0; at = archive.indexOf(entryMark, at + 46)) {
    if (at + 46 > archive.length) return null
    total += archive.readUInt32LE(at + 24)
    entries += 1
    if (entries > 10_000) return Number.POSITIVE_INFINITY
  }
  return entries > 0 ? total : null
}
