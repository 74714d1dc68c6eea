import type { DigitTest } from './digits/digit-test.ts'
import type { Playback } from './playback.ts'
import type { RoutingCheck } from './routing/routing-check.ts'
import type { ScreenerMode } from './screener-mode.ts'
import type { SelfReport } from './self-report.ts'
import type { Suitability } from './suitability.ts'
import type { Ear } from './tested-ear.ts'
import type { ToneTest } from './tones/tone-test.ts'

/**
 * One screen each. `refused` is the end for red flags and children (see `suitability`); `ready` explains the tones
 * before they begin; `digits_offer` stands between tones and digits.
 */
export type ScreenerStage =
  | 'suitability'
  | 'refused'
  | 'questions'
  | 'setup'
  | 'level'
  | 'routing'
  | 'ready'
  | 'tones'
  | 'digits_offer'
  | 'digits'
  | 'result'

/**
 * `asked`: the person's own button, or Esc. `hidden`: the page went out of sight. `audio_lost`: the device changed or
 * stopped. `interrupted`: the clock jumped, as after sleep. `reinstruct`: too many presses without a sound, explained once.
 */
export const pauseReasons = ['asked', 'hidden', 'audio_lost', 'interrupted', 'reinstruct'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** Plain data; nothing of it changes in place. */
export type ScreenerState = {
  readonly stage: ScreenerStage
  readonly mode: ScreenerMode
  readonly suitability: Suitability | null
  readonly selfReport: SelfReport | null
  readonly routing: RoutingCheck
  readonly tones: ToneTest
  readonly digits: DigitTest
  /**
   * The ear that heard worse before the headphones were put on the other way round, to learn whether they are the cause;
   * null while they are worn as they should be.
   */
  readonly swappedFrom: Ear | null
  readonly paused: PauseReason | null
  /** Null in silence. */
  readonly playback: Playback | null
  readonly lastPlaybackId: number
  /** State of the random generator, an unsigned 32-bit integer. */
  readonly random: number
}
