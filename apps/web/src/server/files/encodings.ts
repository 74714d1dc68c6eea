import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)
const unpackGzip = promisify(gunzip)

export type Packed = { br: Buffer; gzip: Buffer }

/** Packs beside the thread that pages are answered on, better than there is time for while somebody waits. */
export async function pack(body: Buffer): Promise<Packed> {
  const br = await packBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
  return { br, gzip: await packGzip(body, { level: 8 }) }
}

export const unpack = (packed: Buffer): Promise<Buffer> => unpackGzip(packed)
