import { mostDeliveryDays } from '@estu/domain/orders/delivery-days'
import type { NumberFieldSingleValidation } from 'payload'
import { label } from '../fields/labels.ts'
import { line, rows, sentences } from '../fields/localized-text.ts'
import { notBelow, wholeNumber } from '../fields/rules/number-rules.ts'
import { tenge } from '../fields/rules/tenge.ts'
import { translate } from '../i18n/translate.ts'
import { siteGlobal } from './site-global.ts'

/** The last day of a wait needs a first one: «до 5» alone would promise the same day. */
const lastDay: NumberFieldSingleValidation = (value, options) => {
  const { daysFrom } = options.siblingData as { daysFrom?: unknown }
  if (typeof value !== 'number' || typeof daysFrom === 'number')
    return notBelow('daysFrom', wholeNumber)(value, options)
  return translate(
    options.req,
    'Укажите и первый день: если могут привезти в день заказа, это 0.',
    'Бірінші күнді де жазыңыз: тапсырыс берген күні жеткізілсе, ол 0.',
  )
}

/** Where parcels go, what that costs and how long it takes; the checkout counts with these numbers. */
export const delivery = siteGlobal({
  slug: 'delivery',
  label: label('Доставка', 'Жеткізу'),
  fields: [
    sentences('lead', label('Вступление', 'Кіріспе')),
    rows('zones', label('Тарифы', 'Тарифтер'), [
      line('name', label('Куда', 'Қайда')),
      {
        type: 'row',
        fields: [
          {
            name: 'daysFrom',
            type: 'number',
            min: 0,
            max: mostDeliveryDays,
            validate: wholeNumber,
            label: label('Ждать от, дней', 'Күту, кемінде күн'),
          },
          {
            name: 'daysTo',
            type: 'number',
            min: 0,
            max: mostDeliveryDays,
            validate: lastDay,
            label: label('Ждать до, дней', 'Күту, көп дегенде күн'),
          },
          {
            name: 'inWorkingDays',
            type: 'checkbox',
            label: label('Дни рабочие', 'Жұмыс күндері'),
          },
        ],
      },
      line('days', label('Пояснение к сроку', 'Мерзім туралы түсініктеме'), {
        admin: {
          description: label(
            'Сам срок называют числа выше: сайт пишет «2–5 дней» на обоих языках. Сюда — только то, чего числа не скажут.',
            'Мерзімнің өзін жоғарыдағы сандар айтады: сайт екі тілде «2–5 күн» деп жазады. Мұнда тек сандар айта алмайтын нәрсе жазылады.',
          ),
        },
      }),
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
