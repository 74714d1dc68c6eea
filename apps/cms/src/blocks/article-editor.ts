import { BlocksFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { label } from '../fields/labels.ts'
import { textFeatures } from '../fields/rich-text-editor.ts'
import { tableFields } from './table-fields.ts'

/** Words are found in a table by `domain/text/blocks`, wherever running text is walked. */
const table: Block = {
  slug: 'table',
  interfaceName: 'TableInText',
  labels: { singular: label('Таблица', 'Кесте'), plural: label('Таблицы', 'Кестелер') },
  fields: tableFields({ captioned: true }),
}

/** Its words, captions among them, are the film's own document; which names its collection too, as every reference in running text. */
const film: Block = {
  slug: 'film',
  interfaceName: 'FilmInText',
  labels: { singular: label('Видео с субтитрами', 'Субтитрлі бейне'), plural: label('Видео', 'Бейнелер') },
  fields: [
    {
      name: 'film',
      type: 'upload',
      relationTo: ['videos'],
      required: true,
      label: label('Видео', 'Бейне'),
      admin: {
        description: label(
          'Показывается, когда у видео есть субтитры на языке статьи.',
          'Бейненің мақала тіліндегі субтитрі болса ғана көрсетіледі.',
        ),
      },
    },
  ],
}

/** An article may hold tables and films beside what every text may. */
export const articleEditor = () =>
  lexicalEditor({ features: [...textFeatures(), BlocksFeature({ blocks: [table, film] })] })
