import type { Media } from '../../../payload-types.ts'
import { shownSizes } from './shown-sizes.ts'
import type { StoredFile } from './write-avif.ts'

/** The files of a picture that pages show. */
export const storedFiles = ({ sizes }: Partial<Media>): StoredFile[] =>
  shownSizes.flatMap((size) => {
    const { filename, width, filesize } = sizes?.[size] ?? {}
    return filename && width && filesize ? [{ filename, width, filesize }] : []
  })
