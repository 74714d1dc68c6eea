import {
  anyFitsTag,
  anyTag,
  documentTag,
  fitsTag,
  globalTag,
  listTag,
  slugTag,
} from '@estu/domain/catalogue/cache-tags'
import { productCollections } from '@estu/domain/catalogue/collections'
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
    await writeOutbox(req, [
      ...listTags(req, collection.slug, doc.id),
      ...tagsOfDocument(collection.slug, [doc, previousDoc]),
    ])
  return doc
}

export const announceDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await writeOutbox(req, [...listTags(req, collection.slug, doc.id), ...tagsOfDocument(collection.slug, [doc])])
  return doc
}

export const announceGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (!isAutosave(req)) await writeOutbox(req, [globalTag(global.slug)])
  return doc
}

/** What the changes of a request make stale beside themselves, by document: one request may save several at once. */
const announced = new WeakMap<PayloadRequest['context'], Map<string, readonly string[]>>()
const keyOf = (collection: string, id: unknown) => `${collection}:${id}`

/**
 * Names what else the change of a document makes stale, instead of every list of its collection: whoever keeps the lists
 * knows whether one of them is another now.
 */
export function addAnnouncement(req: PayloadRequest, collection: string, id: string, tags: readonly string[]): void {
  const known = announced.get(req.context) ?? new Map()
  announced.set(req.context, known.set(keyOf(collection, id), tags))
}

/** Taken once: the document's next change in the same request speaks for itself. */
function listTags(req: PayloadRequest, collection: string, id: unknown): readonly string[] {
  const known = announced.get(req.context)
  const tags = known?.get(keyOf(collection, id))
  known?.delete(keyOf(collection, id))
  if (tags) return [anyTag(collection), ...tags]
  // Trap: Payload may put another context in the request's place. Then too much is said rather than too little.
  if (!productCollections.some((goods) => goods === collection)) return [listTag(collection)]
  return [listTag(collection), anyTag(collection), anyFitsTag(collection), fitsTag('all')]
}
