import {
  type Collection,
  type CollectionSlug,
  countOperation,
  findOperation,
  isolateObjectProperty,
  type PayloadRequest,
  type Where,
} from 'payload'
import { longestList, type QueryFault } from './query-fault.ts'

/** Whether an address changes or deletes all documents that match a filter. */
export const isBulk = ({ method, path }: { method: string; path: string }): boolean =>
  path === '/' && ['patch', 'delete'].includes(method)

/**
 * Payload reads every document that matches, changes them side by side and answers with all of them. It keeps a limit for
 * changes alone: a deletion takes whatever matches.
 * @returns null for what reaches no more documents than the longest list has
 */
export async function bulkFault(req: PayloadRequest, method: string): Promise<QueryFault | null> {
  const collection = req.payload.collections[req.routeParams?.collection as CollectionSlug]
  const { disableBulkEdit, disableBulkDelete } = collection.config
  const where = whereOf(req.query)
  const isRefusedAnyway = !where || (method === 'patch' ? disableBulkEdit : disableBulkDelete)
  const isLimited = method === 'patch' && Number(req.query.limit) >= 1
  if (isRefusedAnyway || isLimited) return null
  const most = longestList(req.query)
  return (await countMatching(req, collection, where)) > most ? { code: 'too-many-changes', most } : null
}

const whereOf = ({ where }: PayloadRequest['query']): Where | undefined =>
  typeof where === 'string' && where !== '' ? JSON.parse(where) : (where as Where | undefined)

/** Of those that the sender may read. A change of drafts is looked for among drafts, any other among what is stored. */
async function countMatching(req: PayloadRequest, collection: Collection, where: Where): Promise<number> {
  const asked = {
    collection,
    trash: String(req.query.trash) === 'true',
    // Trap: a question sets the language of its request, and the change takes the one that was sent with it.
    req: isolateObjectProperty(req, 'locale'),
    overrideAccess: false,
    disableErrors: true,
  }
  // Trap: Payload rewrites the filter it is given.
  const { totalDocs } = await countOperation({ ...asked, where: structuredClone(where) })
  if (!collection.config.versions?.drafts) return totalDocs
  const drafts = await findOperation({ ...asked, where: structuredClone(where), draft: true, depth: 0, limit: 1 })
  return Math.max(totalDocs, drafts.totalDocs)
}
