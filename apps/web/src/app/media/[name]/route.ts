import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { avifFile, avifType } from '@estu/domain/media/avif-file'
import { readWebEnv } from '@/env'

const types = new Map([
  ['.webp', 'image/webp'],
  ['.avif', avifType],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
])

/**
 * A picture of the media library by its stored name, as AVIF where there is one and the browser reads it. Names are never reused for other bytes by the seed or
 * admin.
 */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  const type = types.get(path.extname(name).toLowerCase())
  if (!type || path.basename(name) !== name || name.startsWith('.')) return missing()
  const readsAvif = request.headers.get('accept')?.includes(avifType)
  const shorter = readsAvif ? await stored(avifFile(name), avifType) : null
  const found = shorter ?? (await stored(name, type))
  if (!found) return missing()
  return new Response(Readable.toWeb(createReadStream(found.file)) as ReadableStream, {
    headers: {
      'content-type': found.type,
      'content-length': String(found.size),
      vary: 'accept',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

async function stored(name: string, type: string) {
  const file = path.join(readWebEnv().mediaDir, name)
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? { file, type, size: found.size } : null
}

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
