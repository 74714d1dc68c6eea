import { type IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader } from '@estu/domain/requests/request-id'
import { requestId } from '@estu/http/requests/request-id'
import { encodingOf } from '../files/encoding-of.ts'
import { unpack } from '../files/encodings.ts'
import { cacheStatus, type StoredPage, type Variant, variantOf } from './stored-page.ts'

const asNew = (page: StoredPage, head: readonly string[]) =>
  head.map((text) => (text === cacheStatus.kept ? cacheStatus.new(page) : text))

/** Sends what is kept, or that the browser has it already. @param isNew it was asked of Next for this visit */
export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: StoredPage,
  isNew = false,
): Promise<void> {
  const variant = page.variants.get(encodingOf(req.headers['accept-encoding'])) ?? (await whole(page))
  const said = (head: readonly string[]) => named(req, isNew ? asNew(page, head) : head)
  if (isKnown(req.headers['if-none-match'], variant.etag)) {
    writeHead.call(res, 304, said(variant.notModified)).end()
    return
  }
  writeHead.call(res, 200, said(variant.head)).end(req.method === 'HEAD' ? undefined : variant.body)
}

/** What is kept is everybody's: the name of this one request is put beside it as it leaves. */
const named = (req: IncomingMessage, head: readonly string[]) => [...head, requestIdHeader, requestId(req)]

/** Its headers were decided when it was kept: they leave as they are. */
const { writeHead } = ServerResponse.prototype

const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags !== undefined && (tags === etag || tags.split(/\s*,\s*/).some((tag) => tag === etag || tag === `W/${etag}`))

/** By packed bytes; held by whoever still reads them, and by nobody else. */
const unpacked = new WeakMap<Buffer, WeakRef<Buffer>>()

/** Few ask for it: it is unpacked for them, once for all who read it at the same time, however slowly. */
async function whole(page: StoredPage): Promise<Variant> {
  const kept = page.variants.get('identity')
  const packed = page.variants.get('gzip')?.body
  if (kept || !packed) return kept ?? variantOf(page, 'identity', Buffer.alloc(0))
  const known = unpacked.get(packed)?.deref()
  if (known) return variantOf(page, 'identity', known)
  const fresh = await unpack(packed)
  const body = unpacked.get(packed)?.deref() ?? fresh
  unpacked.set(packed, new WeakRef(body))
  return variantOf(page, 'identity', body)
}
