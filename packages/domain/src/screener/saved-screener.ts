import type { ScreenerState } from './screener-state.ts'

/**
 * What may outlive a reload, for the storage of this tab alone (`sessionStorage`): measured tones and what is needed to
 * go on. Red flags and answers of the questionnaire are not in it, nor anything of a state that has none to save: null.
 * @param now milliseconds since 1970
 */
export declare function saveScreener(state: ScreenerState, now: number): string | null

/** Reads it back, paused, or null: broken, of another version, older than a day, or from a clock that was moved. */
export declare function restoreScreener(saved: string | null, now: number): ScreenerState | null
