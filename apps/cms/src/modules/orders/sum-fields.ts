import type { Field } from 'payload'
import { label } from '../../fields/labels.ts'
import { asSent } from '../customer-requests/index.ts'

const tenge = (name: string, ru: string, kk: string, defaultValue?: number): Field => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  ...(defaultValue !== undefined && { defaultValue }),
  label: label(ru, kk),
  ...asSent,
})

const isDiscounted = (order: { discountTitle?: unknown }) => Boolean(order?.discountTitle)

/** What an order costs, part by part; the proof of a discount is looked at over the counter. */
export const sumFields: Field[] = [
  {
    type: 'row',
    fields: [
      tenge('goodsKzt', 'Товары, ₸', 'Тауарлар, ₸'),
      tenge('discountKzt', 'Скидка, ₸', 'Жеңілдік, ₸', 0),
      tenge('deliveryKzt', 'Доставка, ₸', 'Жеткізу, ₸'),
      tenge('markupKzt', 'Наценка за рассрочку, ₸', 'Бөліп төлеу үстемесі, ₸'),
      tenge('totalKzt', 'Итого, ₸', 'Барлығы, ₸'),
    ],
  },
  {
    name: 'discountTitle',
    type: 'text',
    label: label('Скидка по акции', 'Акция бойынша жеңілдік'),
    ...asSent,
    admin: { ...asSent.admin, condition: isDiscounted },
  },
  {
    name: 'discountProof',
    type: 'textarea',
    label: label('Посмотрите при выдаче', 'Бергенде қараңыз'),
    ...asSent,
    admin: { ...asSent.admin, condition: isDiscounted },
  },
  {
    name: 'discountOff',
    type: 'checkbox',
    defaultValue: false,
    label: label('Подтверждения нет, скидку снять', 'Растауы жоқ, жеңілдікті алу'),
    admin: {
      condition: isDiscounted,
      description: label(
        'Сумма заказа станет обычной, покупатель узнает об этом. Ссылку на оплату нужно будет вставить новую.',
        'Тапсырыс сомасы әдеттегідей болады, сатып алушыға хабар барады. Төлем сілтемесін жаңадан қою керек.',
      ),
    },
  },
  // With these the sum is counted anew.
  {
    name: 'planMarkupPercent',
    type: 'number',
    label: label('Наценка рассрочки, %', 'Бөліп төлеу үстемесі, %'),
    ...asSent,
    admin: { hidden: true },
  },
  {
    name: 'discountGivenKzt',
    type: 'number',
    label: label('Скидка при заказе, ₸', 'Тапсырыс кезіндегі жеңілдік, ₸'),
    ...asSent,
    admin: { hidden: true },
  },
]
