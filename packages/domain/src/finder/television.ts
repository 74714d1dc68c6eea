import type { FinderCandidate } from './candidate.ts'
import { hasTrait } from './traits.ts'

/** How the sound of a television reaches a hearing aid: by itself, or through a transmitter that is sold apart. */
export type TvSound = 'tv_streaming' | 'tv_accessory'

/** Returns how a device plays the sound of a television, or null where its data say nothing of it. */
export function tvSoundOf(device: FinderCandidate): TvSound | null {
  if (hasTrait(device, 'tv_streaming')) return 'tv_streaming'
  return device.hasTvAccessory ? 'tv_accessory' : null
}
