import type { CollectionConfig } from 'payload'
import { articleEditor } from '../blocks/article-editor.ts'
import { coverDrawing } from '../fields/drawing.ts'
import { label } from '../fields/labels.ts'
import { line, neededSentences, rows, titleLine } from '../fields/localized-text.ts'
import { options } from '../fields/options.ts'
import { slugField } from '../fields/slug.ts'
import { translate } from '../i18n/translate.ts'
import { published } from '../modules/publishing/index.ts'

function secureAddress(value: unknown, { req }: { req: Parameters<typeof translate>[0] }): string | true {
  if (!value || /^https:\/\/\S+$/.test(String(value))) return true
  return translate(req, 'Адрес начинается с https://', 'Мекенжай https:// деп басталады')
}

export const articles: CollectionConfig = published({
  slug: 'articles',
  labels: { singular: label('Статья', 'Мақала'), plural: label('Статьи', 'Мақалалар') },
  admin: {
    group: label('Материалы', 'Материалдар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'author', '_status', 'updatedAt'],
  },
  fields: [
    slugField(),
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'general',
      index: true,
      label: label('Раздел', 'Бөлім'),
      admin: { position: 'sidebar' },
      options: options({
        general: ['Статьи', 'Мақалалар'],
        expert: ['Статьи экспертов', 'Сарапшылардың мақалалары'],
      }),
    },
    {
      name: 'firstPublishedAt',
      type: 'date',
      label: label('Дата на странице', 'Беттегі күні'),
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } },
    },
    titleLine(label('Заголовок', 'Тақырып')),
    neededSentences('summary', label('О чём статья: одно-два предложения', 'Мақала не туралы: бір-екі сөйлем')),
    { name: 'cover', type: 'upload', relationTo: 'media', label: label('Обложка', 'Мұқаба') },
    coverDrawing(),
    {
      name: 'body',
      type: 'richText',
      editor: articleEditor(),
      localized: true,
      label: label('Текст', 'Мәтін'),
      custom: { neededToPublish: true },
    },
    {
      type: 'row',
      fields: [
        { name: 'author', type: 'relationship', relationTo: 'specialists', label: label('Автор', 'Автор') },
        { name: 'reviewer', type: 'relationship', relationTo: 'specialists', label: label('Проверил', 'Тексерген') },
        {
          name: 'reviewedOn',
          type: 'date',
          label: label('Дата проверки', 'Тексерілген күні'),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } },
        },
      ],
    },
    rows('sources', label('Источники', 'Дереккөздер'), [
      line('title', label('Название', 'Атауы')),
      {
        name: 'url',
        type: 'text',
        label: label('Ссылка', 'Сілтеме'),
        validate: secureAddress,
      },
    ]),
    {
      name: 'relatedDevices',
      type: 'relationship',
      relationTo: 'devices',
      hasMany: true,
      label: label('Аппараты по теме', 'Тақырыпқа сай аппараттар'),
    },
  ],
})
