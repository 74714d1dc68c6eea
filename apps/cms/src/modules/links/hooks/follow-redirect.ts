import { redirectPath } from '@estu/domain/routing/redirect-path'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { recordSource } from '../operations/record-links.ts'
import { redirectLinks } from '../operations/redirect-links.ts'

/** A redirect is a link too, of both languages at once; and what leads to its old address arrives elsewhere now. */
export const followRedirect: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const paths = [doc, previousDoc].flatMap((one) => (typeof one?.from === 'string' ? [redirectPath(one.from)] : []))
  await recordSource(req, { collection: 'redirects', id: String(doc.id), links: redirectLinks(doc) }, paths)
  return doc
}

export const followRedirectGone: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const source = { collection: 'redirects', id: String(doc.id), links: [] }
  await recordSource(req, source, typeof doc.from === 'string' ? [redirectPath(doc.from)] : [])
  return doc
}
