import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { forgetAddress, recordAddress } from '../operations/record-address.ts'
import { forgetTranslationState, recordTranslationState, type TwoStates } from '../operations/translation-states.ts'
import { nestedRequest } from './nested-request.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'

/** Reads a document in both languages: its newest version, and what visitors see. */
export async function readTwoStates(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: string,
): Promise<TwoStates> {
  const shared = {
    collection: collection.slug as 'articles',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    locale: 'all',
  } as const
  const live = await req.payload.findByID({ ...shared, overrideAccess: true, draft: false, req: nestedRequest(req) })
  const hasDrafts = Boolean(collection.versions?.drafts)
  const newest = hasDrafts
    ? await req.payload.findByID({ ...shared, overrideAccess: true, draft: true, req: nestedRequest(req) })
    : live
  return {
    collection: collection.slug,
    id,
    fields: collection.fields,
    titleField: collection.admin.useAsTitle ?? 'title',
    newest: (newest ?? {}) as never,
    live: live as never,
    withoutDrafts: !hasDrafts,
  }
}

/** After each save: what the translation desk shows, and where the document stands on the site. */
export const followDocument: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  // A table that changes prices alone has already compared every word.
  if (context.wordsUnchanged === true) return doc
  const states = await readTwoStates(req, collection, String(doc.id))
  if (!states.withoutDrafts) await refuseIncomplete(req, states, doc)
  await recordTranslationState(req, states)
  await recordAddress(req, collection.slug, states.id, states.live)
  return doc
}

export const followDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await forgetTranslationState(req, collection.slug, String(doc.id))
  await forgetAddress(req, collection.slug, String(doc.id))
  return doc
}

/** A single document in both languages; it has no drafts. */
export async function readGlobalStates(req: PayloadRequest, slug: GlobalSlug): Promise<TwoStates> {
  const newest = await req.payload.findGlobal({
    slug,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
    req: nestedRequest(req),
  })
  const fields = req.payload.config.globals.find((global) => global.slug === slug)?.fields ?? []
  return {
    collection: 'globals',
    id: slug,
    fields,
    titleField: '',
    newest: newest as never,
    live: newest as never,
    withoutDrafts: true,
  }
}

export const followGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await recordTranslationState(req, await readGlobalStates(req, global.slug as GlobalSlug))
  return doc
}
