import { found, goOn, type SearchStep } from './threshold.ts'
import { quickLevels } from './tone-limits.ts'

export type QuickSearch = {
  readonly kind: 'quick'
  readonly level: number
  /** At this level. */
  readonly hits: number
  readonly misses: number
  readonly presentations: number
}

const enough = 2

export const startQuickSearch = (): QuickSearch => ({
  kind: 'quick',
  level: quickLevels.quiet,
  hits: 0,
  misses: 0,
  presentations: 0,
})

/** Two of at most three presentations decide a level; the second one is asked only where the first was not heard. */
export function afterQuickAnswer(search: QuickSearch, heard: boolean): SearchStep<QuickSearch> {
  const hits = search.hits + (heard ? 1 : 0)
  const misses = search.misses + (heard ? 0 : 1)
  const presentations = search.presentations + 1
  if (hits >= enough) return found({ kind: 'measured', level: search.level })
  if (misses < enough) return goOn({ ...search, hits, misses, presentations })
  if (search.level === quickLevels.ordinary) return found({ kind: 'no_response' })
  return goOn({ kind: 'quick', level: quickLevels.ordinary, hits: 0, misses: 0, presentations })
}
