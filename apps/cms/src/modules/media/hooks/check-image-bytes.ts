import type { CollectionBeforeOperationHook } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { validateFile } from './validate-file.ts'

const formats = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['heif', 'image/avif'],
])
const maxPixels = 60_000_000
const maxBytes = 8_000_000

/** A picture is what its bytes say, not what its name says: a disguised file is refused before it is stored. */
export const checkImageBytes: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const file = req.file
  if (!file?.data) return
  if (file.data.length > maxBytes)
    throw validateFile(
      req,
      translate(
        req,
        'Файл больше 8 МБ. Уменьшите изображение и загрузите снова.',
        'Файл 8 МБ-тан үлкен. Суретті кішірейтіп, қайта жүктеңіз.',
      ),
    )
  const { default: sharp } = await import('sharp')
  const metadata = await sharp(file.data, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => null)
  const type = metadata?.format ? formats.get(metadata.format) : undefined
  if (!type)
    throw validateFile(
      req,
      translate(
        req,
        'Это не изображение JPEG, PNG, WebP или AVIF. Файл не сохранён.',
        'Бұл JPEG, PNG, WebP не AVIF суреті емес. Файл сақталмады.',
      ),
    )
  if ((metadata?.width ?? 0) * (metadata?.height ?? 0) > maxPixels) {
    throw validateFile(
      req,
      translate(
        req,
        'Изображение больше 60 мегапикселей. Уменьшите его и загрузите снова.',
        'Сурет 60 мегапиксельден үлкен. Кішірейтіп, қайта жүктеңіз.',
      ),
    )
  }
  file.mimetype = type
}
