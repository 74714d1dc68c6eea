import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, GlobalSlug } from 'payload'
import { forgetAddress, recordAddress } from '../../redirects/index.ts'
import {
  forgetTranslationState,
  readGlobalStates,
  readTwoStates,
  recordTranslationState,
} from '../../translation/index.ts'
import { refuseTrashedReferences, setAside } from '../../trash/index.ts'
import { validateComplete } from '../operations/validate-complete.ts'

/** After each save: what the translation desk shows, and where the document stands on the site. */
export const trackDocument: CollectionAfterChangeHook = async ({ collection, context, data, doc, req }) => {
  if (data?.deletedAt) return setAside(req, collection.slug, doc)
  // A table that changes prices alone has already compared every word.
  if (context.wordsUnchanged === true) return doc
  const states = await readTwoStates(req, collection, String(doc.id))
  if (!states.withoutDrafts) await validateComplete(req, states, doc)
  await refuseTrashedReferences(req, states, doc)
  await recordTranslationState(req, states)
  await recordAddress(req, collection.slug, states.id, states.live)
  return doc
}

export const trackDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await forgetTranslationState(req, collection.slug, String(doc.id))
  await forgetAddress(req, collection.slug, String(doc.id))
  return doc
}

export const trackGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await recordTranslationState(req, await readGlobalStates(req, global.slug as GlobalSlug))
  return doc
}
