import { anyTag, documentTag, globalTag, listTag, slugTag } from '@estu/domain/catalogue/cache-tags'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { writeOutbox } from './write-outbox.ts'

type Document = { id: string; slug?: string | null }

/** What shows a document: itself, its addresses. */
function tagsOfDocument(collection: string, states: readonly (Document | undefined)[]): string[] {
  const tags = new Set<string>()
  for (const state of states) {
    if (state?.id) tags.add(documentTag(collection, state.id))
    if (state?.slug) tags.add(slugTag(collection, state.slug))
  }
  return [...tags]
}

/** The same, and the lists of its kind. */
export const tagsOf = (collection: string, ...states: (Document | undefined)[]): string[] => [
  listTag(collection),
  anyTag(collection),
  ...tagsOfDocument(collection, states),
]

/** Autosave writes a draft version only: nothing that a visitor sees has changed. */
export function isAutosave(req: PayloadRequest): boolean {
  return req.query?.autosave === 'true' || req.query?.autosave === true
}

/** Tells the storefronts, in the document's own transaction, what they must forget: old and new address alike. */
export const announceChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!isAutosave(req))
    await writeOutbox(req, [...listTags(req, collection.slug), ...tagsOfDocument(collection.slug, [doc, previousDoc])])
  return doc
}

export const announceDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await writeOutbox(req, [...listTags(req, collection.slug), ...tagsOfDocument(collection.slug, [doc])])
  return doc
}

export const announceGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (!isAutosave(req)) await writeOutbox(req, [globalTag(global.slug)])
  return doc
}

/**
 * Names what else the change at hand makes stale, instead of every list of the collection: whoever keeps the lists
 * knows whether one of them is another now.
 */
export function addAnnouncement(req: PayloadRequest, tags: readonly string[]): void {
  req.context.announcement = tags
}

/** Taken once: the next document saved by the same request speaks for itself. */
function listTags(req: PayloadRequest, collection: string): readonly string[] {
  const { announcement } = req.context
  req.context.announcement = undefined
  return Array.isArray(announcement) ? [anyTag(collection), ...announcement] : [listTag(collection)]
}
