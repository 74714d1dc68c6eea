import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { readersOfFiles } from '../../access/readers.ts'
import { editors, editorsAndTranslators } from '../../access/roles.ts'
import { label } from '../../fields/labels.ts'
import { announceChange, announceDelete } from '../../outbox/announce.ts'
import { trackDeletion, trackDocument } from '../publishing/index.ts'
import { keepTranslatorToTexts, restrictTranslator } from '../translation/index.ts'
import { cropFields } from './crop/crop-fields.ts'
import { cropFromOriginal } from './crop/crop-from-original.ts'
import { keepCrop } from './crop/keep-crop.ts'
import { takeBackCrop } from './crop/take-back-crop.ts'
import { fileFields, unlisted } from './file-fields.ts'
import { leaveFiles, noteNewFiles, settleFiles } from './files/keep-until-stored.ts'
import { nameByContent } from './files/name-by-content.ts'
import { checkImageBytes } from './hooks/check-image-bytes.ts'
import { keepAvif } from './hooks/keep-avif.ts'
import { changeTags } from './library/change-tags.ts'
import { libraryFields } from './library/library-fields.ts'
import { searchLibrary } from './library/search-library.ts'
import { keepTagsTidy, tags } from './library/tags.ts'

const safeTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const media = (mediaDir: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: label('Изображение', 'Сурет'), plural: label('Изображения', 'Суреттер') },
  admin: {
    group: label('Материалы', 'Материалдар'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'tags', 'updatedAt'],
    listSearchableFields: ['searchText'],
    components: { beforeListTable: ['/modules/media/admin/library-desk.tsx#LibraryDesk'] },
  },
  access: { create: editors, read: readersOfFiles, update: editorsAndTranslators, delete: editors },
  hooks: {
    beforeOperation: [
      restrictTranslator,
      checkImageBytes,
      cropFromOriginal(path.resolve(mediaDir)),
      nameByContent,
      searchLibrary,
    ],
    beforeValidate: [keepTranslatorToTexts, keepTagsTidy, noteNewFiles('media')],
    beforeChange: [keepCrop],
    afterChange: [keepAvif(path.resolve(mediaDir)), settleFiles('media'), trackDocument, announceChange],
    afterDelete: [leaveFiles('media'), trackDeletion, announceDelete],
  },
  custom: { keepsFiles: true },
  endpoints: [changeTags, takeBackCrop],
  upload: {
    staticDir: path.resolve(mediaDir),
    mimeTypes: safeTypes,
    focalPoint: true,
    crop: true,
    // The server fetches no address that somebody typed.
    pasteURL: false,
    displayPreview: true,
    adminThumbnail: 'small',
    formatOptions: { format: 'webp', options: { quality: 82 } },
    imageSizes: [
      { name: 'small', width: 320, formatOptions: { format: 'webp' as const, options: { quality: 78 } } },
      // As wide as a common phone's screen: 92 % of 412 px at 1.75 dots.
      { name: 'medium', width: 750, formatOptions: { format: 'webp' as const, options: { quality: 78 } } },
      { name: 'large', width: 1200, formatOptions: { format: 'webp' as const, options: { quality: 78 } } },
      {
        name: 'social',
        width: 1200,
        height: 630,
        fit: 'cover' as const,
        formatOptions: { format: 'jpeg' as const, options: { quality: 82 } },
      },
    ].map(unlisted),
    resizeOptions: { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true },
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      localized: true,
      label: label('Что на изображении', 'Суретте не бар'),
      admin: {
        description: label(
          'Для тех, кто не видит изображение. На каждом языке отдельно.',
          'Суретті көрмейтіндер үшін. Әр тілде бөлек жазылады.',
        ),
      },
    },
    tags,
    ...fileFields(),
    ...cropFields(),
    ...libraryFields(),
  ],
})
