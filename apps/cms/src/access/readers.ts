import type { Access, PayloadRequest } from 'payload'
import { worksInClinic } from './clinic.ts'
import { isWriter } from './roles.ts'

/**
 * Visitors read through the storefront alone, which asks in-process (`local`). The generated REST interface
 * answers anonymous callers nothing, so no crafted query can be tried on it.
 */
export const readers: Access = ({ req }) => {
  if (isWriter(req)) return true
  return isVisitor(req)
}

/** Nobody who is signed in without being a writer: the admin asks in-process too, for the clinic's staff as well. */
const isVisitor = (req: PayloadRequest) => req.payloadAPI === 'local' && !req.user

/** As `readers`, for documents with drafts: a visitor sees what is published in the language asked for. */
export const readersOfPublished: Access = ({ req }) => {
  if (isWriter(req)) return true
  if (!isVisitor(req)) return false
  return { _status: { equals: 'published' } }
}

/** As `readersOfPublished`; the clinic's staff too see by name what an order or a visit is about. */
export const readersOfCatalogueAndClinic: Access = (args) =>
  worksInClinic(args.req) ? { _status: { equals: 'published' } } : readersOfPublished(args)

/** Pictures are fetched by their address; their list and data stay closed to anonymous REST, and no page shows a trashed one. */
export const readersOfFiles: Access = ({ req }) => {
  if (isWriter(req)) return true
  if (isVisitor(req)) return { deletedAt: { exists: false } }
  return req.pathname?.startsWith('/api/media/file/') ?? false
}
