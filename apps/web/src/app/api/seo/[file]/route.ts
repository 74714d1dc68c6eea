import { contentEtag } from '@/content/search-engines/content-etag'
import { listFixedPages } from '@/features/search-engines/fixed-pages'
import { walkPages } from '@/features/search-engines/listed-page'
import { metadataCsv, metadataJson } from '@/features/search-engines/metadata-rows'
import { streamResponse } from '@/lib/streaming/stream-text'

type Context = { params: Promise<{ file: string }> }

const writers = new Map([
  ['metadata.json', { type: 'application/json; charset=utf-8', write: metadataJson }],
  ['metadata.csv', { type: 'text/csv; charset=utf-8', write: metadataCsv }],
])

/** What every published page tells search engines, for the tools that check it, read as it is sent. See docs/seo.md. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const writer = writers.get(file)
  if (!writer) return Response.json({ error: 'not-found' }, { status: 404, headers: { 'cache-control': 'no-store' } })
  const { type, write } = writer
  const [etag, fixed] = [await contentEtag(), await listFixedPages()]
  return streamResponse(request, () => write(walkPages(fixed)), { type, etag })
}
