import type { Payload } from 'payload'
import type { Samples } from '../samples.ts'

/** A question that pages ask of the database. */
export type Probe = {
  name: string
  /** Draws arguments; what it returns asks once with them. */
  draw: (payload: Payload, samples: Samples) => () => Promise<unknown>
}
