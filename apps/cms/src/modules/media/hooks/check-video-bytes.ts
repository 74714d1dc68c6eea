import type { CollectionBeforeOperationHook } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { validateFile } from './validate-file.ts'

/** `ftyp` in an MP4's first box; the EBML mark of a WebM. */
const isFilm = (data: Buffer) =>
  data.subarray(4, 8).toString('latin1') === 'ftyp' || data.readUInt32BE(0) === 0x1a45dfa3

/** A film is what its bytes say, not what its name says. */
export const checkVideoBytes: CollectionBeforeOperationHook = ({ operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file?.data) return
  const { data } = req.file
  if (data.length >= 8 && isFilm(data)) return
  throw validateFile(
    req,
    translate(req, 'Это не видео MP4 или WebM. Файл не сохранён.', 'Бұл MP4 не WebM бейнесі емес. Файл сақталмады.'),
  )
}
