import type { CollectionConfig } from 'payload'
import { coverDrawing } from '../fields/drawing.ts'
import { label } from '../fields/labels.ts'
import { line, neededSentences, titleLine } from '../fields/localized-text.ts'
import { slugField } from '../fields/slug.ts'
import { checkPeriod, published } from '../modules/publishing/index.ts'
import { promotionDiscount } from './promotion-discount.ts'

const minutePicker = { pickerAppearance: 'dayAndTime' as const, displayFormat: 'dd.MM.yyyy HH:mm', timeFormat: 'HH:mm' }

export const promotions: CollectionConfig = published({
  slug: 'promotions',
  labels: { singular: label('Акция', 'Акция'), plural: label('Акции', 'Акциялар') },
  admin: {
    group: label('Материалы', 'Материалдар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'startsAt', 'endsAt', '_status'],
  },
  hooks: { beforeValidate: [checkPeriod] },
  fields: [
    slugField(),
    titleLine(label('Название', 'Атауы')),
    neededSentences('summary', label('Суть предложения', 'Ұсыныстың мәні')),
    line('audience', label('Для кого', 'Кімге арналған')),
    {
      type: 'row',
      fields: [
        {
          name: 'startsAt',
          type: 'date',
          required: true,
          index: true,
          label: label('Начало (Алматы)', 'Басталуы (Алматы)'),
          admin: { date: minutePicker },
        },
        {
          name: 'endsAt',
          type: 'date',
          required: true,
          index: true,
          label: label('Конец (Алматы)', 'Аяқталуы (Алматы)'),
          admin: { date: minutePicker },
        },
      ],
    },
    promotionDiscount,
    { name: 'cover', type: 'upload', relationTo: 'media', label: label('Обложка', 'Мұқаба') },
    coverDrawing(),
    {
      name: 'body',
      type: 'richText',
      localized: true,
      label: label('Описание', 'Сипаттамасы'),
      custom: { neededToPublish: true },
    },
    {
      name: 'terms',
      type: 'richText',
      localized: true,
      label: label('Условия', 'Шарттары'),
      custom: { neededToPublish: true },
    },
    {
      name: 'devices',
      type: 'relationship',
      relationTo: 'devices',
      hasMany: true,
      label: label('Аппараты в акции', 'Акциядағы аппараттар'),
    },
  ],
})
