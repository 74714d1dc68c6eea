import { facetsOfSection } from './facets.ts'

/** The two typed ends of a range, as a form without scripts sends them. */
export const rangeEnds = (key: string) => ({ from: `${key}_from`, to: `${key}_to` })

const facets = Object.values(facetsOfSection).flat()
const ends = facets.filter(({ kind }) => kind === 'range').flatMap(({ key }) => Object.values(rangeEnds(key)))

/** The parameter after `page` that also shows the pages before it, from this one on. */
export const firstPageKey = 'first'

/** Every parameter of an address that changes what a listing shows; the storefront's configuration reads it too. */
export const listingKeys: readonly string[] = [
  ...new Set([...facets.map(({ key }) => key), ...ends, 'sort', 'page', firstPageKey]),
]
