import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { walkKeys } from '../database/keyset-pages.ts'
import { lockDocument } from '../database/lock-row.ts'
import { nestedRequest } from '../database/nested-request.ts'

const usualPageSize = 500

/** `draft`: whether documents are looked for as their newest drafts are. */
type Sought = { collection: CollectionSlug; where: Where; draft: boolean; overrideAccess: boolean }

/**
 * Keeps all documents that a change of many is about to this request, in the order of their ids, so that two such changes
 * wait for each other instead of locking each other out.
 * @returns which they are.
 */
export async function lockMatching(
  req: PayloadRequest,
  { collection, where, ...sought }: Sought,
  pageSize = usualPageSize,
): Promise<string[]> {
  const locked: string[] = []
  const readAfter = async (after: string | null, limit: number) => {
    const found = await req.payload.find({
      ...sought,
      collection: collection as 'articles',
      where: after === null ? where : { and: [where, { id: { greater_than: after } }] },
      select: {},
      sort: 'id',
      limit,
      pagination: false,
      trash: true,
      depth: 0,
      req: nestedRequest(req),
    })
    return found.docs
  }
  for await (const page of walkKeys(readAfter, pageSize))
    for (const { id } of page) {
      await lockDocument(req, collection, id)
      locked.push(id)
    }
  return locked
}
