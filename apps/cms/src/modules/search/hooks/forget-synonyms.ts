import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { forgetSynonyms } from '../query/read-synonyms.ts'

/** An editor sees at once, in this process, what a new synonym finds. */
export const forgetAfterChange: CollectionAfterChangeHook = ({ doc, req }) => {
  forgetSynonyms(req.payload)
  return doc
}

export const forgetAfterDelete: CollectionAfterDeleteHook = ({ doc, req }) => {
  forgetSynonyms(req.payload)
  return doc
}
