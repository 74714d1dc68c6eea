import { lossDegrees } from '../vocabulary/loss-degrees.ts'
import { usesBatteries } from '../vocabulary/power.ts'
import type { FinderCandidate } from './candidate.ts'

/**
 * What answers may ask of a hearing aid, in a word each. Trap: lists keep them by their place here; whoever changes it
 * raises the version of the read model.
 */
export const finderTraits = [
  ...lossDegrees,
  'rechargeable',
  'battery',
  'in_stock',
  'hands_free',
  'bluetooth',
  'telecoil',
  'tv_streaming',
  'directionality',
  'noise_reduction',
  'wind_noise',
  'auto_scenes',
] as const

export type FinderTrait = (typeof finderTraits)[number]

/** What a device is judged by; the words of traits stand in its fields. */
export type Judged = Pick<
  FinderCandidate,
  'audience' | 'lossDegrees' | 'powerSource' | 'availability' | 'connectivity' | 'features'
>

export function hasTrait(device: Judged, trait: FinderTrait): boolean {
  const { powerSource, availability, connectivity, features } = device
  if (trait === 'battery') return usesBatteries(powerSource)
  const facts: readonly (string | null)[] = [
    availability,
    powerSource,
    ...device.lossDegrees,
    ...connectivity,
    ...features,
  ]
  return facts.includes(trait)
}

/** Whether anybody may be led to it: a grown-up, and today. */
export const isOffered = ({ audience, availability }: Judged): boolean =>
  availability !== 'out_of_stock' && audience.some((one) => one === 'adult' || one === 'senior')

/** The bit of a trait in a number that holds them all. */
export const traitBit = (trait: FinderTrait): number => 2 ** finderTraits.indexOf(trait)

/** The traits of a device as one number; null where nobody may be led to it. */
export function traitBits(device: Judged): number | null {
  if (!isOffered(device)) return null
  return finderTraits.filter((trait) => hasTrait(device, trait)).reduce((sum, trait) => sum + traitBit(trait), 0)
}
