import { chosenFacets } from '@estu/domain/catalogue/listing/change-selection'
import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import { listingPath } from '@estu/domain/catalogue/listing/listing-path'
import { type Query, readSelection } from '@estu/domain/catalogue/listing/read-selection'
import type { Selection } from '@estu/domain/catalogue/listing/selection'
import { type Locale, locales } from '@estu/domain/locale/locales'
import type { Metadata } from 'next'
import { listFacetDocuments } from '@/content/catalogue/facet-labels'
import { choiceWords } from '@/features/listing/chips-of'
import { isPlain, pathOf } from '@/features/listing/listing'
import { translator } from '@/i18n/translator'
import { pageMetadata } from '@/lib/page-metadata'

type Place = { locale: Locale; section: ListingSection; query: Query }

/**
 * What search engines read of a listing. A narrowed one belongs to its section and is not to be found by itself; a
 * further page of the plain list stands for itself.
 */
export async function listingMetadata({ locale, section, query }: Place): Promise<Metadata> {
  const t = translator(locale)
  const documents = await listFacetDocuments(locale)
  const selection = readSelection(section, query, documents)
  const plain = isPlain(selection)
  const chosen = chosenFacets(selection).map((facet) => choiceWords({ locale, selection, documents }, facet, t))
  const heading = [t(`${section}.title`), chosen.filter(Boolean).join(', ')].filter(Boolean).join(': ')
  const page = selection.page > 1 ? t('listing.page', { number: selection.page }) : ''
  return pageMetadata({
    locale,
    path: listingPath(section),
    languages: plain && selection.page === 1 ? locales : [locale],
    seo: {
      title: [heading, page, t('site.name')].filter(Boolean).join(' · '),
      description: t(`${section}.lead`),
      canonical: plain ? canonicalOf(selection, documents) : null,
    },
    noindex: !plain,
  })
}

const canonicalOf = (selection: Selection, documents: Awaited<ReturnType<typeof listFacetDocuments>>) =>
  selection.page > 1 ? pathOf(selection, documents) : null
