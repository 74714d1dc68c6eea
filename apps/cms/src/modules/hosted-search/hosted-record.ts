import { searchKinds } from '@estu/domain/search/results/search-result'
import { z } from 'zod'

/** For what never ends: the service compares numbers and knows no «none». */
export const never = 253_402_300_799

/** A findable document in one language, as the service keeps it. */
export const hostedRecord = z.object({
  objectID: z.string(),
  collection: z.string(),
  documentId: z.string(),
  kind: z.enum(searchKinds),
  path: z.string(),
  title: z.string(),
  body: z.string(),
  boost: z.number(),
  /** Seconds since 1970. */
  endsAt: z.number(),
})

export type HostedRecord = z.output<typeof hostedRecord>

/** In characters: records of the service hold ten kilobytes, and a Kazakh letter takes two bytes. */
const longestBody = 3500

export const cutBody = (body: string): string =>
  body.length <= longestBody ? body : body.slice(0, body.lastIndexOf(' ', longestBody))

export const objectId = (collection: string, documentId: string): string => `${collection}:${documentId}`
