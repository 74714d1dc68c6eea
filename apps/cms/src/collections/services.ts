import { ageGroups, audienceLabels } from '@estu/domain/vocabulary/audiences'
import { serviceModeLabels } from '@estu/domain/vocabulary/service-modes'
import type { CollectionConfig } from 'payload'
import { coverDrawing } from '../fields/drawing.ts'
import { label } from '../fields/labels.ts'
import { line, neededSentences, rows, sentences, titleLine } from '../fields/localized-text.ts'
import { options } from '../fields/options.ts'
import { wholeNumber } from '../fields/rules/number-rules.ts'
import { tenge } from '../fields/rules/tenge.ts'
import { slugField } from '../fields/slug.ts'
import { published } from '../modules/publishing/index.ts'

export const services: CollectionConfig = published({
  slug: 'services',
  labels: { singular: label('Услуга', 'Қызмет'), plural: label('Услуги', 'Қызметтер') },
  admin: {
    group: label('Клиника', 'Клиника'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'durationMin', 'priceKzt', 'bookable', '_status', 'updatedAt'],
  },
  fields: [
    slugField(),
    titleLine(label('Название', 'Атауы')),
    neededSentences('summary', label('Одно-два предложения', 'Бір-екі сөйлем')),
    { name: 'cover', type: 'upload', relationTo: 'media', label: label('Обложка', 'Мұқаба') },
    coverDrawing(),
    {
      name: 'body',
      type: 'richText',
      localized: true,
      label: label('Как проходит', 'Қалай өтеді'),
      custom: { neededToPublish: true },
    },
    {
      name: 'preparation',
      type: 'richText',
      localized: true,
      label: label('Как подготовиться', 'Қалай дайындалу керек'),
    },
    {
      type: 'row',
      fields: [
        {
          name: 'durationMin',
          type: 'number',
          required: true,
          min: 5,
          max: 480,
          validate: wholeNumber,
          label: label('Минут', 'Минут'),
        },
        {
          name: 'priceKzt',
          type: 'number',
          min: 0,
          label: label('Цена, ₸', 'Бағасы, ₸'),
          validate: tenge,
          admin: {
            description: label('0: бесплатно. Пусто: зависит от случая.', '0: тегін. Бос: жағдайға байланысты.'),
          },
        },
        {
          name: 'bookable',
          type: 'checkbox',
          defaultValue: true,
          label: label('Можно записаться на сайте', 'Сайтта жазылуға болады'),
        },
      ],
    },
    {
      name: 'ageGroup',
      type: 'select',
      hasMany: true,
      label: label('Для кого', 'Кімге арналған'),
      options: options(audienceLabels, ageGroups),
    },
    {
      name: 'mode',
      type: 'select',
      hasMany: true,
      label: label('Где', 'Қайда'),
      options: options(serviceModeLabels),
    },
    {
      name: 'branches',
      type: 'relationship',
      relationTo: 'branches',
      hasMany: true,
      label: label('Филиалы', 'Филиалдар'),
    },
    {
      name: 'specialists',
      type: 'relationship',
      relationTo: 'specialists',
      hasMany: true,
      label: label('Специалисты', 'Мамандар'),
    },
    rows('faq', label('Вопросы и ответы', 'Сұрақтар мен жауаптар'), [
      line('question', label('Вопрос', 'Сұрақ')),
      sentences('answer', label('Ответ', 'Жауап')),
    ]),
  ],
})
