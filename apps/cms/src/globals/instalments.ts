import { label } from '../fields/labels.ts'
import { line, rows, sentences } from '../fields/localized-text.ts'
import { notBelow, percentage, wholeNumber } from '../fields/rules/number-rules.ts'
import { tenge } from '../fields/rules/tenge.ts'
import { followPlanChanges } from '../modules/catalogue/index.ts'
import { siteGlobal } from './site-global.ts'

/**
 * Plans by which a purchase may be paid. Where the seller pays for the delay, the law asks for two prices on the
 * page (rules of internal trade, October 2025); a bank's contract forbids a different one.
 */
export const instalments = siteGlobal(
  {
    slug: 'instalments',
    label: label('Рассрочка', 'Бөліп төлеу'),
    fields: [
      sentences('lead', label('Вступление', 'Кіріспе')),
      rows('plans', label('Планы', 'Жоспарлар'), [
        {
          type: 'row',
          fields: [
            {
              name: 'months',
              type: 'number',
              required: true,
              min: 2,
              max: 60,
              validate: wholeNumber,
              label: label('Месяцев', 'Ай'),
            },
            {
              name: 'minKzt',
              type: 'number',
              min: 0,
              defaultValue: 0,
              validate: tenge,
              label: label('От суммы, ₸', 'Сомадан бастап, ₸'),
            },
            {
              name: 'maxKzt',
              type: 'number',
              min: 0,
              validate: notBelow('minKzt', tenge),
              label: label('До суммы, ₸', 'Сомаға дейін, ₸'),
            },
            {
              name: 'sellerMarkupPercent',
              type: 'number',
              min: 0,
              max: 50,
              defaultValue: 0,
              validate: percentage,
              label: label('Наценка продавца, %', 'Сатушы үстемесі, %'),
            },
          ],
        },
        line('provider', label('Кто предоставляет', 'Кім береді')),
        line('note', label('Условие одной строкой', 'Шарты бір жолмен')),
      ]),
      sentences('decision', label('Кто решает об одобрении', 'Мақұлдауды кім шешеді')),
    ],
  },
  { afterChange: [followPlanChanges] },
)
