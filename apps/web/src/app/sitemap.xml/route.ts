import { addressedCollections } from '@estu/domain/catalogue/collections'
import { connection } from 'next/server'
import { listSitemapParts } from '@/content/search-engines/list-sitemap-parts'
import { sitemapIndex } from '@/features/search-engines/sitemap-xml'

/** Where the parts of the sitemap stand: the home page and sections, then each collection in ranges of its documents. */
export async function GET(): Promise<Response> {
  await connection()
  const parts = [
    { name: 'sections-1', updatedAt: null },
    ...(await Promise.all(addressedCollections.map(partsOf))).flat(),
  ]
  return new Response(sitemapIndex(parts), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=1' },
  })
}

async function partsOf(collection: (typeof addressedCollections)[number]) {
  const parts = await listSitemapParts(collection)
  return parts.map(({ updatedAt }, index) => ({ name: `${collection}-${index + 1}`, updatedAt }))
}
