import { documentTag, globalTag, listTag, slugTag } from '@estu/domain/catalogue/cache-tags'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { writeOutbox } from './write-outbox.ts'

type Document = { id: string; slug?: string | null }

/** What shows a document: itself, its addresses and the lists of its kind. */
export function tagsOf(collection: string, ...states: (Document | undefined)[]): string[] {
  const tags = new Set([listTag(collection)])
  for (const state of states) {
    if (state?.id) tags.add(documentTag(collection, state.id))
    if (state?.slug) tags.add(slugTag(collection, state.slug))
  }
  return [...tags]
}

/** Autosave writes a draft version only: nothing that a visitor sees has changed. */
function isAutosave(req: PayloadRequest): boolean {
  return req.query?.autosave === 'true' || req.query?.autosave === true
}

/** Tells the storefronts, in the document's own transaction, what they must forget: old and new address alike. */
export const announceChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!isAutosave(req)) await writeOutbox(req, tagsOf(collection.slug, doc, previousDoc))
  return doc
}

export const announceDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await writeOutbox(req, tagsOf(collection.slug, doc))
  return doc
}

export const announceGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (!isAutosave(req)) await writeOutbox(req, [globalTag(global.slug)])
  return doc
}
