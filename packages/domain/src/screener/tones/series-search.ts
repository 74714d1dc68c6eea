import type { ScreenerMode } from '../screener-mode.ts'
import { afterQuickAnswer, type QuickSearch, startQuickSearch } from './quick-search.ts'
import type { SearchStep } from './threshold.ts'
import { afterToneAnswer, startThresholdSearch, type ThresholdSearch } from './threshold-search.ts'

export type SeriesSearch = ThresholdSearch | QuickSearch

export const startSearch = (mode: ScreenerMode): SeriesSearch =>
  mode === 'quick' ? startQuickSearch() : startThresholdSearch()

export const afterAnswer = (search: SeriesSearch, heard: boolean): SearchStep<SeriesSearch> =>
  search.kind === 'quick' ? afterQuickAnswer(search, heard) : afterToneAnswer(search, heard)
