import type { RoutingAnswer } from './routing/routing-check.ts'
import type { PauseReason } from './screener-state.ts'
import type { SelfReport } from './self-report.ts'
import type { RedFlag } from './suitability.ts'

/** What somebody did on the silent screens. */
type FlowEvent =
  | { readonly type: 'suitability_answered'; readonly flags: readonly RedFlag[] }
  | { readonly type: 'self_reported'; readonly selfReport: SelfReport }
  | { readonly type: 'set_up' }
  | { readonly type: 'level_set' }
  | { readonly type: 'went_back' }

type RoutingEvent =
  | { readonly type: 'routing_started' }
  | { readonly type: 'routing_repeated' }
  /** `at` as with sounds: an answer sooner than anybody hears is none. */
  | { readonly type: 'routing_answered'; readonly answer: RoutingAnswer; readonly at: number }
  /** The whole check again, after a failure. */
  | { readonly type: 'routing_retried' }
  /** Goes on with both ears together, after a failure. */
  | { readonly type: 'ears_joined' }

/** Times are milliseconds of one clock, that of `performance.now()`. */
type SoundEvent =
  | { readonly type: 'sound_started'; readonly id: number; readonly at: number }
  | { readonly type: 'sound_ended'; readonly id: number; readonly at: number }
  | { readonly type: 'pressed'; readonly at: number }

type TestEvent =
  | { readonly type: 'tones_started' }
  | { readonly type: 'paused'; readonly reason: PauseReason }
  | { readonly type: 'resumed' }
  /** Shows what there is. */
  | { readonly type: 'finished_early' }
  /** Tones once more, from their first; `swapped`: with the headphones worn the other way round, on purpose. */
  | { readonly type: 'tones_repeated'; readonly swapped?: boolean }

type DigitsEvent =
  | { readonly type: 'digits_accepted' }
  | { readonly type: 'digits_declined' }
  | { readonly type: 'triplet_asked' }
  /** Three digits; fewer or others are an answer that is wrong. */
  | { readonly type: 'triplet_entered'; readonly digits: readonly number[] }

export type ScreenerEvent = FlowEvent | RoutingEvent | SoundEvent | TestEvent | DigitsEvent
