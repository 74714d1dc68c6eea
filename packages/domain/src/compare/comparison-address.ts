import { routes } from '../routing/routes.ts'
import { isSlug } from '../routing/slug.ts'
import { mostCompared } from './compared-list.ts'

/** What an address asks to be compared. */
export type ComparisonWish = {
  /** In the order of the address, each once. */
  slugs: readonly string[]
  /** How many more good ones it named than fit. */
  surplus: number
  /** Whether it named something that no device can be called. */
  hasMalformed: boolean
  onlyDifferences: boolean
  /** It says nothing of devices at all, not even that there are none. */
  isBlank: boolean
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Reads `?d=slug&d=slug&diff=1`; any values at all are answered. */
export function readComparison(query: Query): ComparisonWish {
  const asked = typeof query.d === 'string' ? [query.d] : (query.d ?? [])
  const named = asked.filter((value) => value !== '')
  const good = [...new Set(named.filter(isSlug))]
  return {
    slugs: good.slice(0, mostCompared),
    surplus: Math.max(0, good.length - mostCompared),
    hasMalformed: !named.every(isSlug),
    onlyDifferences: query.diff === '1',
    isBlank: query.d === undefined,
  }
}

/** The address of a comparison, as in Russian: what is shared and what the page takes for the truth. `?d=` is one of nothing. */
export function comparisonPath(slugs: readonly string[], { onlyDifferences = false } = {}): string {
  const query = new URLSearchParams((slugs.length > 0 ? slugs : ['']).map((slug): [string, string] => ['d', slug]))
  if (onlyDifferences) query.set('diff', '1')
  return `${routes.compare.path}?${query}`
}
