import { createHash } from 'node:crypto'
import { listMetadata, type PageMetadata } from '@/content/list-metadata'
import { metadataCsv, metadataRows } from '@/features/social/metadata-rows'

type Context = { params: Promise<{ file: string }> }

const writers: Record<string, { type: string; write: (pages: PageMetadata[]) => string }> = {
  'metadata.json': {
    type: 'application/json; charset=utf-8',
    write: (pages) => JSON.stringify({ pages: metadataRows(pages) }),
  },
  'metadata.csv': { type: 'text/csv; charset=utf-8', write: metadataCsv },
}

/** What every published page tells search engines, for the tools that check it. See docs/seo.md. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const writer = writers[file]
  if (!writer) return Response.json({ error: 'not-found' }, { status: 404, headers: { 'cache-control': 'no-store' } })
  const body = writer.write(await listMetadata())
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { etag, 'cache-control': 'public, max-age=0, s-maxage=1', 'content-type': writer.type }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}
