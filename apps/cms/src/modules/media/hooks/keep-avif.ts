import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Media } from '../../../payload-types.ts'
import { storedFiles } from '../avif/stored-files.ts'
import { removeAvif, writeAvif } from '../avif/write-avif.ts'

/** A picture that somebody uploads is kept as AVIF too, half as long; of one that was replaced nothing stays. */
export const keepAvif =
  (folder: string): CollectionAfterChangeHook<Media> =>
  async ({ doc, previousDoc, req }) => {
    if (!req.file || !doc.filename) return
    const files = storedFiles(doc)
    const kept = new Set(files.map(({ filename }) => filename))
    const former = storedFiles(previousDoc ?? {}).map(({ filename }) => filename)
    await removeAvif(
      folder,
      former.filter((filename) => !kept.has(filename)),
    )
    await writeAvif(folder, doc.filename, files)
  }

export const forgetAvif =
  (folder: string): CollectionAfterDeleteHook<Media> =>
  async ({ doc }) => {
    await removeAvif(
      folder,
      storedFiles(doc).map(({ filename }) => filename),
    )
  }
