import type { Media } from '../../../payload-types.ts'
import type { StoredFile } from './write-avif.ts'

/** Social networks fetch theirs without saying what they understand: it has no AVIF. */
const shownSizes = ['small', 'medium', 'large'] as const

/** What pages show of a picture: itself and its sizes. */
export function storedFiles({ filename, width, filesize, sizes }: Partial<Media>): StoredFile[] {
  const shown = shownSizes.map((size) => sizes?.[size])
  return [{ filename, width, filesize }, ...shown].flatMap((file) =>
    file?.filename && file.width && file.filesize
      ? [{ filename: file.filename, width: file.width, filesize: file.filesize }]
      : [],
  )
}
