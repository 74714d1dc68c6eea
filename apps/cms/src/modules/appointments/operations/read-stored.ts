import type { DataFromCollectionSlug, PayloadRequest } from 'payload'

/** Returns a document as the desk books with it, published or not; null where there is none. */
export async function readStored<S extends 'services' | 'branches' | 'specialists'>(
  req: PayloadRequest,
  collection: S,
  id: string,
): Promise<DataFromCollectionSlug<S> | null> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req: { ...req },
  })
  return (docs[0] as DataFromCollectionSlug<S> | undefined) ?? null
}
