import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Field } from 'payload'
import { label } from '../fields/labels.ts'
import { line, sentences } from '../fields/localized-text.ts'
import { options } from '../fields/options.ts'
import { percentage } from '../fields/rules/number-rules.ts'

const sections: Record<ProductCollection, [string, string]> = {
  devices: ['Слуховые аппараты', 'Есту аппараттары'],
  implants: ['Импланты', 'Импланттар'],
  consumables: ['Расходники', 'Шығын материалдары'],
  accessories: ['Аксессуары', 'Аксессуарлар'],
}

/** What a checkout takes off for people of some status; nothing where there is no percentage. */
export const promotionDiscount: Field = {
  name: 'discount',
  type: 'group',
  label: label('Скидка при оформлении заказа', 'Тапсырыс рәсімдегендегі жеңілдік'),
  admin: {
    description: label(
      'Если указан процент, покупатель отметит свой статус при заказе с самовывозом, а сотрудник посмотрит подтверждение при выдаче.',
      'Пайызы жазылса, сатып алушы филиалдан алып кететін тапсырыста мәртебесін белгілейді, қызметкер растауын бергенде қарайды.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'percent',
          type: 'number',
          min: 1,
          max: 50,
          validate: percentage,
          label: label('Процент', 'Пайызы'),
        },
        {
          name: 'sections',
          type: 'select',
          hasMany: true,
          label: label('На что', 'Неге'),
          options: options(sections),
        },
      ],
    },
    line('claim', label('Что покупатель о себе говорит', 'Сатып алушы өзі туралы не айтады')),
    sentences('proof', label('Что показать в филиале', 'Филиалда не көрсету керек')),
  ],
}
