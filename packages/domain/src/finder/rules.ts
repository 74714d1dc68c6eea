import type { Hardship } from './questions.ts'
import type { FinderTrait } from './traits.ts'

type Remedy = { trait: FinderTrait; weight: number }

/** What helps in each hardship; of several the strongest counts, and it is the one that is named. */
export const remedies: Record<Hardship, readonly Remedy[]> = {
  phone: [
    { trait: 'hands_free', weight: 6 },
    { trait: 'bluetooth', weight: 4 },
    { trait: 'telecoil', weight: 2 },
  ],
  tv: [
    { trait: 'tv_streaming', weight: 6 },
    { trait: 'bluetooth', weight: 2 },
  ],
  table: [
    { trait: 'directionality', weight: 6 },
    { trait: 'noise_reduction', weight: 4 },
  ],
  street: [
    { trait: 'wind_noise', weight: 6 },
    { trait: 'noise_reduction', weight: 4 },
  ],
  room: [{ trait: 'auto_scenes', weight: 4 }],
}

/** What most people come with; stands in for an answer that nobody could give, and is never called one. */
export const usualHardships: readonly Hardship[] = ['phone', 'tv', 'table']

export const weights = {
  /** The way of powering that was asked for. */
  battery: 5,
  /** Each degree of loss above the person's own that a device still covers: hearing may fall. */
  reserve: 1,
  /** Each degree that a device covers, where nobody knows the person's own. */
  breadth: 2,
  /** It can be tried on at once. */
  inStock: 1,
} as const

/** What people ask for later: named as missing where nothing else is. */
export const oftenMissed = ['hands_free', 'tv_streaming', 'app', 'remote_fitting'] as const

export const shortlistLimits = { least: 3, most: 5 } as const
