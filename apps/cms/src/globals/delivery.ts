import { label } from '../fields/labels.ts'
import { line, rows, sentences } from '../fields/localized-text.ts'
import { tenge } from '../fields/rules/tenge.ts'
import { siteGlobal } from './site-global.ts'

/** Where parcels go, what that costs and how long it takes; the checkout counts with these numbers. */
export const delivery = siteGlobal({
  slug: 'delivery',
  label: label('Доставка', 'Жеткізу'),
  fields: [
    sentences('lead', label('Вступление', 'Кіріспе')),
    rows('zones', label('Тарифы', 'Тарифтер'), [
      line('name', label('Куда', 'Қайда')),
      line('days', label('Сколько ждать', 'Қанша күту керек')),
      {
        type: 'row',
        fields: [
          {
            name: 'priceKzt',
            type: 'number',
            required: true,
            min: 0,
            validate: tenge,
            label: label('Цена, ₸', 'Бағасы, ₸'),
          },
          {
            name: 'freeFromKzt',
            type: 'number',
            min: 0,
            validate: tenge,
            label: label('Бесплатно от суммы, ₸', 'Тегін, сома, ₸'),
          },
        ],
      },
    ]),
  ],
})
