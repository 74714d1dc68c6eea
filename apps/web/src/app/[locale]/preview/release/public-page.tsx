import { sectionAt } from '@estu/domain/catalogue/listing/listing-path'
import type { Query } from '@estu/domain/catalogue/listing/read-selection'
import type { Locale } from '@estu/domain/locale/locales'
import { ListingPage } from '@/app/listing-page'
import { isPreviewedList } from '@/preview/release/previewed-path'
import { documentPages, listPages, reviewsPage, rootPage } from './public-pages'

/** A page of the site as it is public, by the very component that shows it to visitors. @param path as in Russian */
export async function PublicPage({ locale, path, query }: { locale: Locale; path: string; query: Query }) {
  const section = sectionAt(path.slice(1))
  if (section) return <ListingPage locale={locale} section={section} query={query} />
  if (isPreviewedList(path)) {
    const { default: List } = await (listPages[path] ?? reviewsPage)()
    const { page } = query
    return <List params={Promise.resolve({ locale, ...(typeof page === 'string' ? { page } : {}) })} />
  }
  const start = path.lastIndexOf('/') + 1
  const slug = path.slice(start)
  const load = documentPages[path.slice(0, start)]
  if (!load) {
    const { default: Root } = await rootPage()
    return <Root params={Promise.resolve({ locale, rest: [slug] })} />
  }
  const { default: Document } = await load()
  return <Document params={Promise.resolve({ locale, slug })} />
}
