import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { readersOfFiles } from '../../access/readers.ts'
import { editors, editorsAndTranslators } from '../../access/roles.ts'
import { label } from '../../fields/labels.ts'
import { sentences, titleLine } from '../../fields/localized-text.ts'
import { announceChange, announceDelete } from '../../outbox/announce.ts'
import { trackDeletion, trackDocument } from '../publishing/index.ts'
import { keepTranslatorToTexts, restrictTranslator } from '../translation/index.ts'
import { fileFields } from './file-fields.ts'
import { leaveFiles, noteNewFiles, settleFiles } from './files/keep-until-stored.ts'
import { nameByContent } from './files/name-by-content.ts'
import { checkVideoBytes } from './hooks/check-video-bytes.ts'
import { validateCaptions } from './hooks/validate-captions.ts'

/** Films with captions: no film is shown in a language that has no captions for it. */
export const videos = (mediaDir: string): CollectionConfig => ({
  slug: 'videos',
  labels: { singular: label('Видео', 'Бейне'), plural: label('Видео', 'Бейнелер') },
  admin: {
    group: label('Материалы', 'Материалдар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'updatedAt'],
  },
  access: { create: editors, read: readersOfFiles, update: editorsAndTranslators, delete: editors },
  hooks: {
    beforeOperation: [restrictTranslator, checkVideoBytes, nameByContent],
    beforeValidate: [keepTranslatorToTexts, noteNewFiles('videos')],
    afterChange: [settleFiles('videos'), trackDocument, announceChange],
    afterDelete: [leaveFiles('videos'), trackDeletion, announceDelete],
  },
  custom: { keepsFiles: true },
  upload: {
    staticDir: path.resolve(mediaDir, 'videos'),
    mimeTypes: ['video/mp4', 'video/webm'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  fields: [
    titleLine(label('Название', 'Атауы'), { required: true }),
    ...fileFields(),
    {
      name: 'signLanguage',
      type: 'upload',
      relationTo: 'videos',
      label: label('Перевод на жестовый язык', 'Ымдау тіліне аударма'),
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: {
        description: label(
          'Второе видео: переводчик показывает то же жестами. Оно стоит рядом с первым.',
          'Екінші бейне: аудармашы соны ыммен көрсетеді. Ол біріншісінің қасында тұрады.',
        ),
      },
    },
    { name: 'poster', type: 'upload', relationTo: 'media', label: label('Заставка', 'Мұқаба суреті') },
    {
      name: 'captions',
      // Trap: Payload's `code` fetches its editor from a foreign server.
      type: 'textarea',
      localized: true,
      label: label('Субтитры (WebVTT)', 'Субтитрлер (WebVTT)'),
      admin: {
        rows: 12,
        description: label(
          'Без субтитров видео в этом языке не показывается.',
          'Субтитрсіз бейне бұл тілде көрсетілмейді.',
        ),
      },
      validate: validateCaptions,
    },
    sentences('transcript', label('Расшифровка текстом', 'Мәтін түріндегі мазмұны')),
  ],
})
