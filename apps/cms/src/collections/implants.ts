import { ageGroups, audienceLabels } from '@estu/domain/vocabulary/audiences'
import { connectionLabels, implantConnections } from '@estu/domain/vocabulary/connectivity'
import { ipRatings } from '@estu/domain/vocabulary/device-body'
import { implantComponentLabels, implantComponents, wearingLabels, wearings } from '@estu/domain/vocabulary/implants'
import { salesModeLabels } from '@estu/domain/vocabulary/sales-modes'
import type { CollectionConfig } from 'payload'
import { label } from '../fields/labels.ts'
import { sentences } from '../fields/localized-text.ts'
import { options } from '../fields/options.ts'
import { isDemo, productPrice, productTexts } from '../fields/product.ts'
import { slugField } from '../fields/slug.ts'
import { validateSelfReference } from '../hooks/validate-self-reference.ts'
import { published } from '../modules/publishing/index.ts'

export const implants: CollectionConfig = published({
  slug: 'implants',
  labels: { singular: label('Имплант', 'Имплант'), plural: label('Импланты', 'Импланттар') },
  admin: {
    group: label('Товары', 'Тауарлар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'component', 'availability', '_status', 'updatedAt'],
  },
  fields: [
    slugField(),
    isDemo(),
    {
      type: 'tabs',
      tabs: [
        { label: label('Карточка', 'Карточка'), fields: productTexts() },
        {
          label: label('Цена и наличие', 'Бағасы мен қоймада бары'),
          fields: [
            {
              name: 'salesMode',
              type: 'select',
              required: true,
              label: label('Как продаётся', 'Қалай сатылады'),
              options: options(salesModeLabels),
            },
            ...productPrice(),
          ],
        },
        {
          label: label('Об изделии', 'Бұйым туралы'),
          fields: [
            {
              name: 'component',
              type: 'select',
              required: true,
              index: true,
              label: label('Что это', 'Бұл не'),
              options: options(implantComponentLabels, implantComponents),
            },
            {
              name: 'wearing',
              type: 'select',
              label: label('Как носят', 'Қалай тағады'),
              options: options(wearingLabels, wearings),
            },
            {
              name: 'audience',
              type: 'select',
              hasMany: true,
              label: label('Для кого', 'Кімге арналған'),
              options: options(audienceLabels, ageGroups),
            },
            {
              name: 'ipRating',
              type: 'select',
              label: label('Защита от воды и пыли', 'Су мен шаңнан қорғанысы'),
              options: [...ipRatings],
            },
            {
              name: 'connectivity',
              type: 'select',
              hasMany: true,
              label: label('Связь', 'Байланыс'),
              options: options(connectionLabels, implantConnections),
            },
            sentences('candidacy', label('Кому могут предложить', 'Кімге ұсынылуы мүмкін')),
            sentences('mriNote', label('Перед МРТ', 'МРТ алдында')),
            {
              name: 'worksWith',
              type: 'relationship',
              relationTo: 'implants',
              hasMany: true,
              label: label('Работает вместе с', 'Мыналармен бірге жұмыс істейді'),
              filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
              validate: validateSelfReference,
            },
          ],
        },
      ],
    },
  ],
})
