import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import { listingPath } from '@estu/domain/catalogue/listing/listing-path'
import type { FacetCounts, Selection } from '@estu/domain/catalogue/listing/selection'
import { selectionQuery } from '@estu/domain/catalogue/listing/selection-query'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { Translate } from '@/i18n/translator'

type Named = { id: string; slug: string; name: string }

/** Brands and branches that facets choose among. */
export type NamedDocuments = Record<'brands' | 'branches', Named[]>

/** What a listing shows, and by what it can be narrowed. */
export type Listing = {
  locale: Locale
  selection: Selection
  /** The first of the pages that are shown; the last is the selection's. */
  firstPage: number
  counts: FacetCounts
  /** Items of the section without any choice. */
  outOf: number
  documents: NamedDocuments
  /** Items on the shown pages. */
  shown: number
  /** Whether another page follows. */
  more: boolean
}

type Addressed = Pick<Listing, 'locale' | 'documents'>

/** The address of a selection, as in Russian. */
export function pathOf(selection: Selection, documents: NamedDocuments): string {
  const query = selectionQuery(selection, documents)
  return `${listingPath(selection.section)}${query && `?${query}`}`
}

export const hrefOf = ({ locale, documents }: Addressed, selection: Selection): string =>
  localisePath(locale, pathOf(selection, documents))

/** Whether a shopper sees the section as it is, in its usual order. */
export const isPlain = (selection: Selection): boolean =>
  selection.sort === 'recommended' && selection.chosen.size === 0

/** Which words count the items of a section. */
function countedAs(section: ListingSection): 'devices' | 'services' | 'goods' {
  if (section === 'devices' || section === 'children') return 'devices'
  return section === 'services' ? 'services' : 'goods'
}

/** «51 аппарат» */
export const countWords = (section: ListingSection, count: number, t: Translate): string =>
  t(`listingCount.${countedAs(section)}`, { count })

/** «Показать 51 аппарат» */
export const showWords = (section: ListingSection, count: number, t: Translate): string =>
  t(`listingShow.${countedAs(section)}`, { count })
