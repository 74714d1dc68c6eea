import { chosenFacets, withoutFacet } from '@estu/domain/catalogue/listing/change-selection'
import type { Selection } from '@estu/domain/catalogue/listing/selection'
import type { Locale } from '@estu/domain/locale/locales'
import { countFacets } from '@/content/catalogue/lists/count-facets'
import type { Drop } from '@/features/listing/empty-listing'

const mostConditions = 8
const mostWays = 3

/** The conditions whose loss makes an empty list a list, the most helpful first. */
export async function findDrops(locale: Locale, selection: Selection): Promise<Drop[]> {
  const drops = await Promise.all(
    chosenFacets(selection)
      .slice(0, mostConditions)
      .map(async (facet) => ({
        facet,
        total: (await countFacets(locale, withoutFacet(selection, facet.key))).total,
      })),
  )
  return drops
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, mostWays)
}
