import 'server-only'
import { countFacets as count } from '@estu/cms/catalogue/count-facets'
import { countsTag } from '@estu/domain/catalogue/cache-tags'
import { collectionOf, type ListingSection } from '@estu/domain/catalogue/listing/facets'
import type { FacetCounts, Selection } from '@estu/domain/catalogue/listing/selection'
import type { Locale } from '@estu/domain/locale/locales'
import { cache } from 'react'
import { keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import { isPlain } from './is-plain'

/** How many items each facet value would leave; of the plain listing kept until the counts are applied anew. */
export async function countFacets(locale: Locale, selection: Selection): Promise<FacetCounts> {
  return isPlain({ ...selection, sort: 'recommended', page: 1 })
    ? countAll(locale, selection.section)
    : countChosen(locale, selection.section, JSON.stringify([...selection.chosen]))
}

/** Of a choice, once a visit: its title and its list ask for the same. */
const countChosen = cache(
  async (locale: Locale, section: ListingSection, chosen: string): Promise<FacetCounts> =>
    count(await cms(), locale, { section, chosen: new Map(JSON.parse(chosen)) }),
)

/** Of a section as it is. */
export async function countAll(locale: Locale, section: ListingSection): Promise<FacetCounts> {
  'use cache'
  keepUntilListedChange([], [countsTag(collectionOf(section))])
  return count(await cms(), locale, { section, chosen: new Map() })
}
