import type { CollectionConfig } from 'payload'
import { faqGroups } from '../fields/faq-groups.ts'
import { label } from '../fields/labels.ts'
import { titleLine } from '../fields/localized-text.ts'
import { published } from '../modules/publishing/index.ts'

export const faq: CollectionConfig = published({
  slug: 'faq',
  labels: {
    singular: label('Вопрос и ответ', 'Сұрақ пен жауап'),
    plural: label('Вопросы и ответы', 'Сұрақтар мен жауаптар'),
  },
  admin: {
    group: label('Материалы', 'Материалдар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'group', '_status', 'updatedAt'],
  },
  fields: [
    {
      name: 'group',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'check',
      label: label('Раздел', 'Бөлім'),
      options: faqGroups,
    },
    {
      name: 'position',
      type: 'number',
      defaultValue: 100,
      label: label('Место в разделе', 'Бөлімдегі орны'),
      admin: { position: 'sidebar' },
    },
    titleLine(label('Вопрос', 'Сұрақ')),
    {
      name: 'answer',
      type: 'richText',
      localized: true,
      label: label('Ответ', 'Жауап'),
      custom: { neededToPublish: true },
    },
  ],
})
