import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, GlobalSlug } from 'payload'
import { isAutosave } from '../../../outbox/announce.ts'
import { forgetLinks, recordLinks } from '../../links/index.ts'
import { forgetAddress, recordAddress } from '../../redirects/index.ts'
import {
  forgetTranslationState,
  judgementOf,
  readGlobalStates,
  readTwoStates,
  recordTranslationState,
  rememberPublished,
} from '../../translation/index.ts'
import { onTrash, refuseTrashedReferences } from '../../trash/index.ts'
import { validateComplete } from '../operations/validate-complete.ts'

/** After each save: what the translation desk shows, and where the document stands on the site. */
export const trackDocument: CollectionAfterChangeHook = async ({ collection, context, data, doc, req }) => {
  if (data?.deletedAt) {
    await onTrash(req, collection.slug, doc)
    await forgetLinks(req, collection.slug, String(doc.id))
    return doc
  }
  // A table that changes prices alone has already compared every word.
  if (context.wordsUnchanged === true) return doc
  const states = await readTwoStates(req, collection, String(doc.id))
  // What becomes public again was complete by the rules of its day.
  if (!states.withoutDrafts && context.isUndo !== true) await validateComplete(req, states, doc)
  await refuseTrashedReferences(req, states, doc)
  await recordTranslationState(req, states, judgementOf(req, states))
  await rememberPublished(req, states)
  await recordAddress(req, collection.slug, states.id, states.live)
  // A draft that saves itself is followed by no visitor.
  if (!isAutosave(req)) await recordLinks(req, [states])
  return doc
}

export const trackDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await forgetTranslationState(req, collection.slug, String(doc.id))
  await forgetAddress(req, collection.slug, String(doc.id))
  await forgetLinks(req, collection.slug, String(doc.id))
  return doc
}

export const trackGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const states = await readGlobalStates(req, global.slug as GlobalSlug)
  await recordTranslationState(req, states, judgementOf(req, states))
  await rememberPublished(req, states)
  await recordLinks(req, [states])
  return doc
}
