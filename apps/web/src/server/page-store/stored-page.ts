import { createHash } from 'node:crypto'
import type { Encoding } from '../files/encoding-of.ts'
import type { NextAnswer } from './next/next-answer.ts'

/** An answer as it goes over the wire: its headers by twos, and its bytes. */
export type Variant = { etag: string; head: string[]; notModified: string[]; body: Buffer }

export type StoredPage = {
  /** Names the bytes before they were packed. */
  hash: string
  variants: Map<Encoding, Variant>
  /** What all variants say. */
  headers: Readonly<Record<string, string>>
  /** The announcements that Next knew of when it was asked. */
  generation: number
  /** By the clock that only goes forward. */
  expiresAt: number
  /** What Next said of its own copy when it was asked: `hit` where it had one, `stale` where that was old. */
  nextCache: string | null
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** What a browser and a cache in between have to know of a page or a file; the rest Next says to itself. */
const kept = /^(content-type|content-security-policy|cache-control|link|x-nextjs-(?!cache$).+)$/

/** What of Next's headers belongs to a page whoever asks for it. */
export function lastingHeaders({ headers }: NextAnswer): Record<string, string> {
  const lasting = Object.fromEntries(Object.entries(headers).filter(([name]) => kept.test(name)))
  return { ...lasting, vary: [headers.vary, 'accept-encoding'].filter(Boolean).join(', ') }
}

export function storedPage(
  answer: NextAnswer,
  headers: Record<string, string>,
  { generation, expiresAt }: Pick<StoredPage, 'generation' | 'expiresAt'>,
): StoredPage {
  const nextCache = answer.headers['x-nextjs-cache']?.toLowerCase() ?? null
  const page: StoredPage = {
    hash: hashOf(answer.body),
    variants: new Map(),
    headers,
    generation,
    expiresAt,
    nextCache,
  }
  addVariant(page, 'identity', answer.body)
  return page
}

/** What a page says of where it came from (RFC 9211); of one that Next was asked for also whether Next had it. */
export const cacheStatus = {
  kept: 'estu; hit',
  new: ({ nextCache }: Pick<StoredPage, 'nextCache'>) =>
    nextCache === 'hit' || nextCache === 'stale' ? `estu; fwd=miss; detail=${nextCache}` : 'estu; fwd=miss',
} as const

const suffix = { identity: '', gzip: '-gz', br: '-br' } as const

export function variantOf({ hash, headers }: StoredPage, encoding: Encoding, body: Buffer): Variant {
  const etag = `"${hash}${suffix[encoding]}"`
  const common = Object.entries({ ...headers, etag, 'cache-status': cacheStatus.kept }).flat()
  const packed = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { etag, body, notModified: common, head: [...common, ...packed, 'content-length', String(body.length)] }
}

export const addVariant = (page: StoredPage, encoding: Encoding, body: Buffer): void =>
  void page.variants.set(encoding, variantOf(page, encoding, body))

/** In bytes, with what an entry costs beside its body. */
export function sizeOf({ variants }: StoredPage): number {
  let size = 2000
  for (const { body } of variants.values()) size += body.length
  return size
}
