import type { ScreenerEvent } from './screener-event.ts'
import type { ScreenerMode } from './screener-mode.ts'
import type { ScreenerState } from './screener-state.ts'

/** @param seed any unsigned 32-bit integer; the same one gives the same test */
export declare function startScreener(options: { mode: ScreenerMode; seed: number }): ScreenerState

/** An event that does not belong to the state leaves it as it is, and gives back the same object. */
export declare function screenerReducer(state: ScreenerState, event: ScreenerEvent): ScreenerState
