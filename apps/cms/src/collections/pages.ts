import type { CollectionConfig } from 'payload'
import { pageBlocks } from '../blocks/index.ts'
import { label } from '../fields/labels.ts'
import { sentences, titleLine } from '../fields/localized-text.ts'
import { slugField } from '../fields/slug.ts'
import { published } from '../modules/publishing/index.ts'

export const pages: CollectionConfig = published({
  slug: 'pages',
  labels: { singular: label('Страница', 'Бет'), plural: label('Страницы', 'Беттер') },
  admin: {
    group: label('Материалы', 'Материалдар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  },
  fields: [
    slugField(),
    titleLine(label('Заголовок', 'Тақырып')),
    sentences('lead', label('Вступление', 'Кіріспе')),
    {
      name: 'layout',
      type: 'blocks',
      // Each language has its own sequence of blocks: a new Russian block must not appear empty in Kazakh.
      localized: true,
      label: label('Содержание', 'Мазмұны'),
      labels: { singular: label('блок', 'блок'), plural: label('Содержание', 'Мазмұны') },
      blocks: pageBlocks,
      custom: { neededToPublish: true },
    },
  ],
})
