import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { imageSize, maxPixels } from './image-type.ts'
import { validateFile } from './validate-file.ts'

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
  const picture = await imageSize(file.data)
  if (!picture) throw validateFile(req, operation === 'update' ? noReplacement(req) : noPicture(req))
  if (picture.pixels > maxPixels) {
    throw validateFile(
      req,
      translate(
        req,
        'Изображение больше 60 мегапикселей. Уменьшите его и загрузите снова.',
        'Сурет 60 мегапиксельден үлкен. Кішірейтіп, қайта жүктеңіз.',
      ),
    )
  }
  file.mimetype = picture.type
}

const noPicture = (req: PayloadRequest) =>
  translate(
    req,
    'Это не изображение JPEG, PNG, WebP или AVIF. Файл не сохранён.',
    'Бұл JPEG, PNG, WebP не AVIF суреті емес. Файл сақталмады.',
  )

/** Pages show a picture where this document stands: nothing else may take its place. */
const noReplacement = (req: PayloadRequest) =>
  translate(
    req,
    'Изображение можно заменить только изображением JPEG, PNG, WebP или AVIF. Прежний файл остался на месте.',
    'Суретті тек JPEG, PNG, WebP не AVIF суретімен ауыстыруға болады. Бұрынғы файл орнында қалды.',
  )
