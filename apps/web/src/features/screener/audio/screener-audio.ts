import type { Playback } from '@estu/domain/screener/playback'
import type { ScreenerEvent } from '@estu/domain/screener/screener-event'

/**
 * `unsupported`: the browser has no sound at all. `blocked`: it wants another tap. `no_device`: nothing to play on.
 * `interrupted`: the system took the sound away, as for a call. `device_changed`: headphones came, went or were
 * changed. `hidden`: the page went out of sight. `digits_unavailable`: the recordings did not load.
 */
export type AudioTrouble =
  | 'unsupported'
  | 'blocked'
  | 'no_device'
  | 'interrupted'
  | 'device_changed'
  | 'hidden'
  | 'digits_unavailable'

export type ScreenerAudio = {
  /** To be called inside a tap or a key; null when sound is ready. */
  open: () => Promise<AudioTrouble | null>
  /** Loads the recordings and makes the noise; null when they are there. */
  loadDigits: (language: 'ru' | 'kk') => Promise<AudioTrouble | null>
  /** Stops what sounds, then plays this; tells `sound_started` and `sound_ended` as the reducer wants them. */
  play: (playback: Playback, tell: (event: ScreenerEvent) => void) => void
  /** Speech-like noise to set the volume by, until it is stopped. */
  playSample: () => void
  /** Silence within 50 ms. Nothing more is told of what sounded. */
  stop: () => void
  /** Stops and gives the device back; the object is of no use after that. */
  close: () => void
}

/** @param onTrouble hears of what happens later; sound has been stopped by then */
export declare function createScreenerAudio(onTrouble: (trouble: AudioTrouble) => void): ScreenerAudio
