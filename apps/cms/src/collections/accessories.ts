import { accessoryKindLabels, accessoryKinds } from '@estu/domain/vocabulary/accessories'
import type { CollectionConfig } from 'payload'
import { label } from '../fields/labels.ts'
import { options } from '../fields/options.ts'
import { fits, isDemo, productPrice, productTexts, returnPolicy } from '../fields/product.ts'
import { slugField } from '../fields/slug.ts'
import { published } from '../modules/publishing/index.ts'

export const accessories: CollectionConfig = published({
  slug: 'accessories',
  labels: { singular: label('Аксессуар', 'Аксессуар'), plural: label('Аксессуары', 'Аксессуарлар') },
  admin: {
    group: label('Товары', 'Тауарлар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'priceKzt', 'availability', '_status', 'updatedAt'],
  },
  fields: [
    slugField(),
    isDemo(),
    {
      type: 'tabs',
      tabs: [
        { label: label('Карточка', 'Карточка'), fields: productTexts() },
        { label: label('Цена и наличие', 'Бағасы мен қоймада бары'), fields: [...productPrice(), returnPolicy()] },
        {
          label: label('Что это и к чему подходит', 'Бұл не және неге сай'),
          fields: [
            {
              name: 'kind',
              type: 'select',
              required: true,
              index: true,
              label: label('Вид', 'Түрі'),
              options: options(accessoryKindLabels, accessoryKinds),
            },
            {
              type: 'row',
              fields: [
                { name: 'wireless', type: 'checkbox', defaultValue: false, label: label('Без проводов', 'Сымсыз') },
                { name: 'rangeM', type: 'number', min: 0, max: 10_000, label: label('Дальность, м', 'Қашықтығы, м') },
              ],
            },
            ...fits(),
          ],
        },
      ],
    },
  ],
})
