import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { readWebEnv } from '@/env'

const types = new Map([
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
])

/** A picture of the media library by its stored name. Names are never reused for other bytes by the seed or admin. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  const type = types.get(path.extname(name).toLowerCase())
  if (!type || path.basename(name) !== name || name.startsWith('.')) return missing()
  const file = path.join(readWebEnv().mediaDir, name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return missing()
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: {
      'content-type': type,
      'content-length': String(found.size),
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
