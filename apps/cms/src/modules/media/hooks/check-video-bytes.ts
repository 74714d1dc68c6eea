import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { validateFile } from './validate-file.ts'

type Kind = 'mp4' | 'webm'

/** `ftyp` in an MP4's first box; the EBML mark of a WebM. */
function kindOf(data: Buffer): Kind | null {
  if (data.length < 8) return null
  if (data.subarray(4, 8).toString('latin1') === 'ftyp') return 'mp4'
  return data.readUInt32BE(0) === 0x1a45dfa3 ? 'webm' : null
}

/** A film is what its bytes say, and its name ends as they do: under another the storefront would not serve it. */
export const checkVideoBytes: CollectionBeforeOperationHook = ({ operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file?.data) return
  const { file } = req
  const kind = kindOf(file.data)
  if (!kind)
    throw validateFile(
      req,
      operation === 'update'
        ? translate(
            req,
            'Видео можно заменить только видео MP4 или WebM. Прежний файл остался на месте.',
            'Бейнені тек MP4 не WebM бейнесімен ауыстыруға болады. Бұрынғы файл орнында қалды.',
          )
        : translate(
            req,
            'Это не видео MP4 или WebM. Файл не сохранён.',
            'Бұл MP4 не WebM бейнесі емес. Файл сақталмады.',
          ),
    )
  file.mimetype = `video/${kind}`
  file.name = `${path.parse(file.name).name || 'film'}.${kind}`
}
