import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { words } from '@/content/map-shared'
import { readList } from '@/content/read'

/** A document that is a facet's value: chosen by its address, stored by its id. */
export type FacetDocument = { id: string; slug: string; name: string }

/** A shop has some dozens of brands and branches; more than this would want a search of their own. */
const most = 500

/** Brands and branches as facets name them, in the order of their names. */
export async function listFacetDocuments(
  locale: Locale,
): Promise<{ brands: FacetDocument[]; branches: FacetDocument[] }> {
  'use cache'
  const query = { depth: 0, limit: most, sort: 'title', select: { slug: true, title: true } } as const
  const [brands, branches] = await Promise.all([readList(locale, 'brands', query), readList(locale, 'branches', query)])
  return { brands: brands.flatMap(named), branches: branches.flatMap(named) }
}

const named = ({ id, slug, title }: { id: string; slug?: string | null; title?: string | null }): FacetDocument[] =>
  slug && title ? [{ id, slug, name: words(title) }] : []
