import type { Field, ImageSize } from 'payload'
import { label } from '../../fields/labels.ts'

/** No column and no filter of a list: of use to programs alone. */
const notListed = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }

/** What Payload notes of each file by itself and calls in English. */
export const fileFields = (): Field[] => [
  { name: 'mimeType', type: 'text', label: label('Вид файла', 'Файл түрі'), admin: { hidden: true } },
  { name: 'url', type: 'text', label: label('Адрес файла', 'Файл мекенжайы'), admin: { hidden: true, ...notListed } },
  {
    name: 'thumbnailURL',
    type: 'text',
    label: label('Адрес уменьшенного', 'Кішірейтілген суреттің мекенжайы'),
    admin: { hidden: true, ...notListed },
  },
]

/** The same of what is made of a picture in a size. */
export const unlisted = (size: ImageSize): ImageSize => ({ ...size, admin: notListed })
