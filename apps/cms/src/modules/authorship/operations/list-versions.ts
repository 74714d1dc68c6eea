import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { type Author, readAuthors } from './read-authors.ts'

export type ListedVersion = { id: string; at: Date; authors: Author[]; isLatest: boolean }
export type VersionPage = { versions: ListedVersion[]; page: number; pages: number }

const pageSize = 20

type Place = { collection: CollectionSlug; id: string } | { global: GlobalSlug }

/** A document's versions as who asks may see them, the newest first, with who wrote in each. */
export async function listVersions(req: PayloadRequest, place: Place, page: number): Promise<VersionPage> {
  const asked = { sort: '-updatedAt', limit: pageSize, page, depth: 0, overrideAccess: false, user: req.user } as const
  const found =
    'global' in place
      ? await req.payload.findGlobalVersions({ ...asked, slug: place.global })
      : await req.payload.findVersions({
          ...asked,
          collection: place.collection,
          where: { parent: { equals: place.id } },
        })
  const ids = found.docs.map(({ id }) => String(id))
  const authors = await readAuthors(req, 'global' in place ? place.global : place.collection, ids)
  return {
    versions: found.docs.map(({ id, updatedAt }, index) => ({
      id: String(id),
      at: new Date(updatedAt),
      authors: authors.get(String(id)) ?? [],
      isLatest: page === 1 && index === 0,
    })),
    page,
    pages: found.totalPages,
  }
}
