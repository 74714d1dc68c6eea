import type { Selection, SortOrder } from '@estu/domain/catalogue/listing/selection'
import { sortOrders } from '@estu/domain/catalogue/listing/selection'
import { countFacets, listProducts } from '../../modules/catalogue/index.ts'
import type { Samples } from '../samples.ts'
import type { Probe } from './probe.ts'

const section = 'devices'
const plain = { section, chosen: new Map(), sort: 'recommended', page: 1 } as const

/** A choice that most devices have. */
const common: Selection['chosen'] = new Map([['availability', ['in_stock']]])

const anySort = ({ pick }: Samples): SortOrder => pick(sortOrders)

export const listingProbes: readonly Probe[] = [
  {
    name: 'plain listing',
    draw: (payload, samples) => {
      const [locale, sort] = [samples.locale(), anySort(samples)]
      return () => listProducts(payload, locale, { ...plain, sort })
    },
  },
  {
    name: 'listing, 3 facets',
    draw: (payload, samples) => {
      const [locale, sort, chosen] = [samples.locale(), anySort(samples), samples.chosen(3)]
      return () => listProducts(payload, locale, { ...plain, sort, chosen })
    },
  },
  {
    name: 'counts, no facet',
    draw: (payload, samples) => {
      const locale = samples.locale()
      return () => countFacets(payload, locale, plain)
    },
  },
  {
    name: 'counts, 3 facets',
    draw: (payload, samples) => {
      const [locale, chosen] = [samples.locale(), samples.chosen(3)]
      return () => countFacets(payload, locale, { section, chosen })
    },
  },
]

/** Pages in the middle of a section, as far in as anybody gets by links. @param total items by what was chosen */
export const deepProbes = (total: { plain: number; common: number }): readonly Probe[] => [
  {
    name: 'deep page',
    draw: (payload, samples) => {
      const [locale, sort, page] = [samples.locale(), anySort(samples), samples.middlePage(total.plain)]
      return () => listProducts(payload, locale, { ...plain, sort, page })
    },
  },
  {
    name: 'deep page, 1 common facet',
    draw: (payload, samples) => {
      const [locale, sort, page] = [samples.locale(), anySort(samples), samples.middlePage(total.common)]
      return () => listProducts(payload, locale, { ...plain, chosen: common, sort, page })
    },
  },
]

/** How many items of each there are. */
export async function deepTotals(payload: Parameters<Probe['draw']>[0]) {
  return {
    plain: (await countFacets(payload, 'ru', plain)).total,
    common: (await countFacets(payload, 'ru', { section, chosen: common })).total,
  }
}
