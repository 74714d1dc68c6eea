/**
 * A threshold in nominal decibels, never dB HL. `at_floor`: heard as quiet as the screener goes. `no_response`: not
 * heard at the loudest level of the mode. `skipped`: answers did not settle.
 */
export type Threshold =
  | { readonly kind: 'measured'; readonly level: number }
  | { readonly kind: 'at_floor' }
  | { readonly kind: 'no_response' }
  | { readonly kind: 'skipped' }

/** What an answer leads to: the search goes on, or has found. */
export type SearchStep<Search> =
  | { readonly search: Search; readonly threshold: null }
  | { readonly search: null; readonly threshold: Threshold }

export const goOn = <Search>(search: Search): SearchStep<Search> => ({ search, threshold: null })
export const found = (threshold: Threshold): SearchStep<never> => ({ search: null, threshold })
