import type { Availability } from '../vocabulary/availability.ts'
import type { LossDegree } from '../vocabulary/loss-degrees.ts'
import type { PowerSource } from '../vocabulary/power.ts'

/** What the rules need of a hearing aid. Lists that are empty say nothing. */
export type FinderCandidate = {
  slug: string
  audience: readonly string[]
  lossDegrees: readonly LossDegree[]
  /** Whole tenge for one; null on request. */
  priceKzt: number | null
  powerSource: PowerSource | null
  /** Null where it is not known. */
  availability: Availability | null
  connectivity: readonly string[]
  features: readonly string[]
  /** A transmitter of television sound that fits it is sold now. */
  hasTvAccessory: boolean
}
