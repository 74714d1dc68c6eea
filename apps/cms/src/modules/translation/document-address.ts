import type { PayloadRequest } from 'payload'
import { z } from 'zod'

/** Which document an endpoint is asked about: a collection and an id, or `globals` and a global's slug. */
export const documentAddress = z.object({ collection: z.string().max(64), id: z.string().max(64) })

export const isKnown = (req: PayloadRequest, { collection, id }: z.infer<typeof documentAddress>) =>
  collection === 'globals'
    ? req.payload.config.globals.some(({ slug }) => slug === id)
    : collection in req.payload.collections && z.uuid().safeParse(id).success
