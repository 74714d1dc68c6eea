import { audienceLabels, audiences } from '@estu/domain/vocabulary/audiences'
import { availabilities, availabilityLabels } from '@estu/domain/vocabulary/availability'
import { badgeLabels } from '@estu/domain/vocabulary/badges'
import type { Field } from 'payload'
import { label } from '../labels.ts'
import { options } from '../options.ts'
import { wholeNumber } from '../rules/number-rules.ts'
import { oldTenge, tenge } from '../rules/tenge.ts'

/** Price and stock; whole tenge for one device. */
export const devicePrice = (): Field[] => [
  price(),
  {
    name: 'availability',
    type: 'select',
    required: true,
    label: label('Наличие', 'Қоймада бары'),
    options: options(availabilityLabels, availabilities),
  },
  {
    name: 'badges',
    type: 'select',
    hasMany: true,
    label: label('Отметки', 'Белгілер'),
    options: options(badgeLabels),
  },
  {
    name: 'audience',
    type: 'select',
    hasMany: true,
    label: label('Для кого', 'Кімге арналған'),
    options: options(audienceLabels, audiences),
  },
  {
    name: 'warrantyMonths',
    type: 'number',
    min: 0,
    max: 600,
    validate: wholeNumber,
    label: label('Гарантия, месяцев', 'Кепілдік, ай'),
  },
  {
    name: 'trialDays',
    type: 'number',
    min: 1,
    max: 90,
    validate: wholeNumber,
    label: label('Пробное ношение дома, дней', 'Үйде сынап көру, күн'),
    admin: {
      description: label(
        'Пусто: о пробном ношении на странице ни слова.',
        'Бос болса, бетте сынап көру туралы айтылмайды.',
      ),
    },
  },
]

const price = (): Field => ({
  type: 'row',
  fields: [
    {
      name: 'priceKzt',
      type: 'number',
      min: 1,
      label: label('Цена за 1 аппарат, ₸', '1 аппараттың бағасы, ₸'),
      validate: tenge,
      index: true,
    },
    {
      name: 'oldPriceKzt',
      type: 'number',
      min: 1,
      label: label('Старая цена, ₸', 'Бұрынғы баға, ₸'),
      validate: oldTenge,
    },
    {
      name: 'instalmentMonths',
      type: 'select',
      label: label('Рассрочка до, месяцев', 'Бөліп төлеу мерзімі, ай'),
      options: ['3', '6', '12', '24'],
      admin: {
        description: label(
          'Пусто: о рассрочке на странице ни слова.',
          'Бос болса, бетте бөліп төлеу туралы айтылмайды.',
        ),
      },
    },
  ],
})
