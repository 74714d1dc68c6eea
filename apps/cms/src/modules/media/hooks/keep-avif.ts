import type { CollectionAfterChangeHook } from 'payload'
import type { Media } from '../../../payload-types.ts'
import { storedFiles } from '../avif/stored-files.ts'
import { writeAvif } from '../avif/write-avif.ts'

/** A picture that somebody uploads is kept as AVIF too, half as long; it goes when the file it stands beside goes. */
export const keepAvif =
  (folder: string): CollectionAfterChangeHook<Media> =>
  async ({ doc, req }) => {
    if (req.file && doc.filename) await writeAvif(folder, doc.filename, storedFiles(doc))
  }
