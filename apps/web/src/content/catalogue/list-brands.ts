import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { words } from '@/content/map-shared'
import { readList } from '@/content/read'

export type BrandName = { id: string; slug: string; name: string }

/** Every published brand by its name. */
export async function listBrands(locale: Locale): Promise<BrandName[]> {
  'use cache'
  const found = await readList(locale, 'brands', {
    sort: ['title', 'slug'],
    select: { slug: true, title: true },
    depth: 0,
  })
  return found
    .map(({ id, slug, title }) => ({ id, slug: words(slug), name: words(title) }))
    .filter(({ slug, name }) => slug && name)
}
