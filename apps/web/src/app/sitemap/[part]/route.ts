import { isAddressedCollection } from '@estu/domain/catalogue/collections'
import { contentEtag } from '@/content/search-engines/content-etag'
import { walkMetadata } from '@/content/search-engines/document-metadata'
import { listSitemapParts } from '@/content/search-engines/list-sitemap-parts'
import { listFixedPages } from '@/features/search-engines/fixed-pages'
import { type ListedPage, walkPages } from '@/features/search-engines/listed-page'
import { sitemapPart } from '@/features/search-engines/sitemap-xml'
import { streamResponse } from '@/lib/streaming/stream-text'

type Context = { params: Promise<{ part: string }> }
type Walk = () => AsyncIterable<ListedPage[]>

/** `/sitemap/devices-1.xml`: one part of the sitemap, read as it is sent. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const walk = await walkOf((await params).part)
  if (!walk) return new Response('not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  const etag = await contentEtag()
  return streamResponse(request, () => sitemapPart(walk()), { type: 'application/xml; charset=utf-8', etag })
}

/** What stands in a part; null where there is no such part. */
async function walkOf(file: string): Promise<Walk | null> {
  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
  if (name === 'sections' && number === '1') {
    const fixed = await listFixedPages()
    return () => walkPages(fixed, [])
  }
  if (!isAddressedCollection(name)) return null
  const part = (await listSitemapParts(name))[Number(number) - 1]
  return part ? () => walkMetadata(name, part) : null
}
