import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { pathAlone } from '../link-target.ts'
import { recordSource } from '../operations/record-links.ts'
import { redirectLinks } from '../operations/redirect-links.ts'

/** A redirect is a link too, of both languages at once; and what leads to its old address arrives elsewhere now. */
export const followRedirect: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const paths = [doc, previousDoc].flatMap((one) => (typeof one?.from === 'string' ? [pathAlone(one.from)] : []))
  await recordSource(req, { collection: 'redirects', id: String(doc.id), links: redirectLinks(doc) }, paths)
  return doc
}

export const followRedirectGone: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const source = { collection: 'redirects', id: String(doc.id), links: [] }
  await recordSource(req, source, typeof doc.from === 'string' ? [pathAlone(doc.from)] : [])
  return doc
}
