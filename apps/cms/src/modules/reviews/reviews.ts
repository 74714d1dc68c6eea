import { localeLabels } from '@estu/domain/vocabulary/languages'
import type { CollectionConfig } from 'payload'
import { editorsOnField } from '../../access/roles.ts'
import { label } from '../../fields/labels.ts'
import { line, neededLine, neededSentences, sentences, titleLine } from '../../fields/localized-text.ts'
import { options } from '../../fields/options.ts'
import { wholeNumber } from '../../fields/rules/number-rules.ts'
import { asSent } from '../customer-requests/index.ts'
import { published } from '../publishing/index.ts'
import { markAnswered, tellReviewer } from './hooks/answer-review.ts'

export const reviews: CollectionConfig = published({
  slug: 'reviews',
  labels: { singular: label('Отзыв', 'Пікір'), plural: label('Отзывы', 'Пікірлер') },
  admin: {
    group: label('Магазин', 'Дүкен'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'product', 'rating', 'writtenOn', '_status'],
    description: label(
      'Отзыв виден на сайте только после публикации. Перевод публикуется отдельно.',
      'Пікір жарияланғаннан кейін ғана сайтта көрінеді. Аудармасы бөлек жарияланады.',
    ),
  },
  hooks: { beforeChange: [markAnswered], afterChange: [tellReviewer] },
  fields: [
    {
      name: 'product',
      type: 'relationship',
      relationTo: ['devices', 'accessories', 'consumables', 'implants'],
      required: true,
      index: true,
      label: label('Товар', 'Тауар'),
    },
    {
      type: 'row',
      fields: [
        {
          name: 'rating',
          type: 'number',
          required: true,
          min: 1,
          max: 5,
          validate: wholeNumber,
          label: label('Оценка, 1–5', 'Баға, 1–5'),
        },
        {
          name: 'writtenIn',
          type: 'select',
          required: true,
          label: label('Язык отзыва', 'Пікір тілі'),
          options: options(localeLabels),
        },
        {
          name: 'writtenOn',
          type: 'date',
          required: true,
          label: label('Дата', 'Күні'),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } },
        },
      ],
    },
    neededLine('author', label('Кто пишет, без фамилии', 'Кім жазған, тегінсіз')),
    titleLine(label('Заголовок', 'Тақырып')),
    neededSentences('text', label('Отзыв', 'Пікір')),
    line('pros', label('Понравилось', 'Ұнағаны')),
    line('cons', label('Не понравилось', 'Ұнамағаны')),
    sentences('answer', label('Ответ магазина', 'Дүкеннің жауабы')),
    {
      name: 'email',
      type: 'text',
      label: label('Почта для ответа, на сайте её нет', 'Жауап беретін пошта, сайтта көрсетілмейді'),
      access: { ...asSent.access, read: editorsOnField },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'answerTold',
      type: 'checkbox',
      defaultValue: false,
      label: label('Об ответе сообщили', 'Жауап туралы хабарланды'),
      access: asSent.access,
      admin: { hidden: true },
    },
    {
      name: 'customer',
      type: 'relationship',
      relationTo: 'customers',
      index: true,
      label: label('Личный кабинет', 'Жеке кабинет'),
      access: { ...asSent.access, read: editorsOnField },
      admin: { readOnly: true, hidden: true },
    },
    {
      name: 'isDemo',
      type: 'checkbox',
      defaultValue: false,
      label: label('Пример, а не настоящий отзыв', 'Шынайы пікір емес, мысал'),
      admin: { position: 'sidebar' },
    },
  ],
})
