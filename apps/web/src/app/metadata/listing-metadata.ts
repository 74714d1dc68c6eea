import { chosenFacets } from '@estu/domain/catalogue/listing/change-selection'
import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import { listingPath } from '@estu/domain/catalogue/listing/listing-path'
import { type Query, readSelection } from '@estu/domain/catalogue/listing/read-selection'
import { type Locale, locales } from '@estu/domain/locale/locales'
import type { Metadata } from 'next'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { countFacets } from '@/content/catalogue/lists/count-facets'
import { listFacetDocuments } from '@/content/catalogue/lists/facet-labels'
import { sectionSeo } from '@/content/editorial/get-section-seo'
import { choiceWords } from '@/features/listing/chips-of'
import { pageCount } from '@/features/listing/list-pages'
import { isPlain, pathOf } from '@/features/listing/listing'
import { translator } from '@/i18n/translator'
import { pageMetadata } from '@/lib/metadata/page-metadata'

type Place = { locale: Locale; section: ListingSection; query: Query }

/**
 * What search engines read of a listing. A narrowed one belongs to its section and is not to be found by itself; a
 * further page of the plain list stands for itself.
 */
export async function listingMetadata({ locale, section, query }: Place): Promise<Metadata> {
  const t = translator(locale)
  const documents = await listFacetDocuments(locale)
  const asked = readSelection(section, query, documents)
  // A page beyond the last is the last, and has no address of its own.
  const last = asked.page > 1 ? pageCount((await countFacets(locale, asked)).total) : 1
  const selection = { ...asked, page: Math.min(asked.page, last) }
  const plain = isPlain(selection)
  const chosen = chosenFacets(selection).map((facet) => choiceWords({ locale, selection, documents }, facet, t))
  const narrowed = chosen.filter(Boolean).join(', ')
  const title = t(`${section}.title`)
  const own = await sectionSeo(locale, listingPath(section), { title, lead: t(`${section}.lead`) })
  const { name } = await getSiteBrand(locale)
  const further = selection.page > 1
  const page = further ? t('listing.page', { number: selection.page }) : ''
  const metadata = pageMetadata({
    locale,
    path: listingPath(section),
    siteName: name,
    languages: locales,
    seo: {
      title: narrowed
        ? [`${title}: ${narrowed}`, page, name].filter(Boolean).join(' · ')
        : [own.title, page].filter(Boolean).join(' · '),
      description: own.description,
      canonical: plain && further ? pathOf(selection, documents) : null,
    },
    noindex: !plain,
  })
  // The other language’s pages may end elsewhere: only the first pages are translations of each other.
  return further ? { ...metadata, alternates: { canonical: metadata.alternates?.canonical } } : metadata
}
