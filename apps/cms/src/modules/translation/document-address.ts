import { addressedCollections } from '@estu/domain/catalogue/collections'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isReadableBy } from '../../access/readable-by.ts'

/** Which document an endpoint is asked about: a collection and an id, or `globals` and a global's slug. */
export const documentAddress = z.object({ collection: z.string().max(64), id: z.string().max(64) })

/** Collections whose documents have texts in both languages and are published; nothing of customers is among them. */
const translatedCollections: readonly string[] = [
  ...addressedCollections,
  'specialists',
  'faq',
  'reviews',
  'media',
  'videos',
]

/** Tells whether an address is one of a document that is translated, existing or not. */
export const isKnown = (req: PayloadRequest, { collection, id }: z.infer<typeof documentAddress>): boolean =>
  collection === 'globals'
    ? req.payload.config.globals.some(({ slug }) => slug === id)
    : translatedCollections.includes(collection) && z.uuid().safeParse(id).success

/** Tells whether a translated document exists and whoever asks may read it, by the rule of its own collection. */
export const isOpen = async (req: PayloadRequest, address: z.infer<typeof documentAddress>): Promise<boolean> =>
  isKnown(req, address) && isReadableBy(req, req.user, address)
