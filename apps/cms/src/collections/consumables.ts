import { consumableKindLabels, consumableKinds, ventLabels, vents } from '@estu/domain/vocabulary/consumables'
import type { CollectionConfig } from 'payload'
import { label } from '../fields/labels.ts'
import { options } from '../fields/options.ts'
import { fits, isDemo, productPrice, productTexts, returnPolicy } from '../fields/product.ts'
import { wholeNumber } from '../fields/rules/number-rules.ts'
import { slugField } from '../fields/slug.ts'
import { published } from '../modules/publishing/index.ts'

export const consumables: CollectionConfig = published({
  slug: 'consumables',
  labels: { singular: label('Расходник', 'Шығын материалы'), plural: label('Расходники', 'Шығын материалдары') },
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
              options: options(consumableKindLabels, consumableKinds),
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'packQty',
                  type: 'number',
                  min: 1,
                  max: 100_000,
                  validate: wholeNumber,
                  label: label('Штук в упаковке', 'Қаптамадағы саны'),
                },
                { name: 'size', type: 'text', label: label('Размер', 'Өлшемі') },
                {
                  name: 'shelfLifeMonths',
                  type: 'number',
                  min: 1,
                  max: 600,
                  validate: wholeNumber,
                  label: label('Срок хранения, месяцев', 'Сақтау мерзімі, ай'),
                },
              ],
            },
            {
              name: 'vent',
              type: 'select',
              label: label('Вентиляция купола', 'Күмбезшенің желдетілуі'),
              options: options(ventLabels, vents),
            },
            ...fits(),
          ],
        },
      ],
    },
  ],
})
