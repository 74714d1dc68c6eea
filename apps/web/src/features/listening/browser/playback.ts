/** Which sample sounds, by its number, and whether the last one that was asked for did not come. */
export type Playback = { readonly playing: number | null; readonly failed: boolean }

export type PlaybackEvent =
  | { readonly type: 'pressed' | 'ended' | 'failed'; readonly sample: number }
  | { readonly type: 'left' }

export const silence: Playback = { playing: null, failed: false }

/**
 * Returns what sounds after an event: one sample at most. A press on what sounds stops it. What a sample tells after
 * another has taken its place changes nothing.
 */
export function followPlayback(state: Playback, event: PlaybackEvent): Playback {
  if (event.type === 'left') return state.playing === null ? state : silence
  if (event.type === 'pressed') return { playing: event.sample === state.playing ? null : event.sample, failed: false }
  if (event.sample !== state.playing) return state
  return { playing: null, failed: event.type === 'failed' }
}
