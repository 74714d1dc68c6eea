import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeValidateHook } from 'payload'
import { fileNames } from './file-names.ts'
import { noteReplaced, noteStored, noteUnstored } from './leftovers.ts'

type Upload = 'media' | 'videos'

/**
 * Of a file and the one that takes its place, one is whole at any moment: the new one is written beside the old one,
 * and the old one is taken away (`sweepLeftovers`) when the document that names the new one has long been stored.
 */
export const noteNewFiles =
  (collection: Upload): CollectionBeforeValidateHook =>
  async ({ data, req }) => {
    if (req.file) await noteUnstored(req, collection, fileNames(data))
    return data
  }

export const settleFiles =
  (collection: Upload): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const [now, before] = [fileNames(doc), fileNames(previousDoc)]
    const gone = before.filter((name) => !now.includes(name))
    if (!req.file && gone.length === 0) return
    await noteStored(req, collection, now)
    await noteReplaced(req, collection, gone)
  }

export const leaveFiles =
  (collection: Upload): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await noteReplaced(req, collection, fileNames(doc))
  }
