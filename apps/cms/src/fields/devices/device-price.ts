import type { Field } from 'payload'
import { translate } from '../../i18n/translate.ts'
import { label } from '../labels.ts'
import { options } from '../options.ts'

/** Refuses what is not a whole, positive number of tenge. */
export const tenge = (value: unknown, { req }: { req: Parameters<typeof translate>[0] }) => {
  if (value === null || value === undefined) return true
  if (!Number.isInteger(value) || Number(value) <= 0)
    return translate(req, 'Целое число тенге, больше нуля.', 'Нөлден үлкен бүтін теңге саны.')
  return true
}

/** Price and stock; whole tenge for one device. */
export const devicePrice = (): Field[] => [
  price(),
  {
    name: 'availability',
    type: 'select',
    required: true,
    defaultValue: 'in_stock',
    label: label('Наличие', 'Қоймада бары'),
    options: options({
      in_stock: ['В наличии', 'Бар'],
      to_order: ['Под заказ', 'Тапсырыспен'],
      demo_only: ['Только примерка', 'Тек тағып көруге'],
      out_of_stock: ['Нет в наличии', 'Жоқ'],
    }),
  },
  {
    name: 'badges',
    type: 'select',
    hasMany: true,
    label: label('Отметки', 'Белгілер'),
    options: options({ new: ['Новинка', 'Жаңа'], hit: ['Часто выбирают', 'Жиі таңдалады'] }),
  },
  {
    name: 'audience',
    type: 'select',
    hasMany: true,
    defaultValue: ['adult'],
    label: label('Для кого', 'Кімге арналған'),
    options: options({
      adult: ['Взрослым', 'Ересектерге'],
      child: ['Детям', 'Балаларға'],
      senior: ['Пожилым', 'Қарттарға'],
    }),
  },
  {
    name: 'warrantyMonths',
    type: 'number',
    defaultValue: 36,
    min: 0,
    label: label('Гарантия, месяцев', 'Кепілдік, ай'),
  },
]

const price = (): Field => ({
  type: 'row',
  fields: [
    {
      name: 'priceKzt',
      type: 'number',
      label: label('Цена за 1 аппарат, ₸', '1 аппараттың бағасы, ₸'),
      validate: tenge,
      index: true,
    },
    { name: 'oldPriceKzt', type: 'number', label: label('Старая цена, ₸', 'Бұрынғы баға, ₸'), validate: tenge },
    {
      name: 'instalmentMonths',
      type: 'select',
      defaultValue: '12',
      label: label('Рассрочка до, месяцев', 'Бөліп төлеу мерзімі, ай'),
      options: ['3', '6', '12', '24'],
    },
  ],
})
