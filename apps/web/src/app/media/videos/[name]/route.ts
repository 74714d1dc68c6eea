import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { readWebEnv } from '@/env'

const types = new Map([
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
])

/** A film, whole or the part that a player asks for: without parts no browser can wind it. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  const type = types.get(path.extname(name).toLowerCase())
  if (!type || path.basename(name) !== name || name.startsWith('.')) return missing()
  const file = path.join(readWebEnv().mediaDir, 'videos', name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return missing()
  const range = partOf(request.headers.get('range'), found.size)
  if (range === 'impossible') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${found.size}` } })
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 }
  return new Response(Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream, {
    status: range ? 206 : 200,
    headers: {
      'content-type': type,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
      ...(range ? { 'content-range': `bytes ${start}-${end}/${found.size}` } : {}),
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'x-content-type-options': 'nosniff',
    },
  })
}

type Part = { start: number; end: number }

/** One part of RFC 9110 section 14; null when the whole is asked for or the header is not understood. */
function partOf(header: string | null, size: number): Part | null | 'impossible' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!asked || (!asked[1] && !asked[2])) return null
  const start = asked[1] ? Number(asked[1]) : Math.max(0, size - Number(asked[2]))
  const end = asked[1] && asked[2] ? Math.min(Number(asked[2]), size - 1) : size - 1
  return start <= end ? { start, end } : 'impossible'
}

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
