import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Packs the scripts and styles of a finished build as small as they go, once, so that no visitor waits for it: the best
 * brotli is a seventh smaller than what can be packed while answering.
 */
const folder = path.resolve(import.meta.dirname, '../.next/static')
const packed = /\.(js|css|svg|json|txt)$/

const files = (await readdir(folder, { recursive: true })).filter((name) => packed.test(name))
await Promise.all(files.map(pack))

async function pack(name: string): Promise<void> {
  const file = path.join(folder, name)
  const plain = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }))
}
