import type { ReturnReason, ReturnStatus, ReturnWish } from '@estu/domain/orders/returns/return-terms'
import type { Field } from 'payload'
import { label } from '../../../fields/labels.ts'
import { options } from '../../../fields/options.ts'
import { asSent } from '../../customer-requests/index.ts'

export const returnReasonNames: Record<ReturnReason, [string, string]> = {
  unsuitable: ['Не подошло', 'Сай келмеді'],
  faulty: ['Неисправно', 'Ақауы бар'],
}

export const returnWishNames: Record<ReturnWish, [string, string]> = {
  exchange: ['Обменять', 'Айырбастау'],
  refund: ['Вернуть деньги', 'Ақшасын қайтару'],
  repair: ['Отремонтировать', 'Жөндеу'],
}

export const returnStatusNames: Record<ReturnStatus, [string, string]> = {
  asked: ['Ждёт ответа', 'Жауап күтуде'],
  accepted: ['Принимаем', 'Қабылдаймыз'],
  refused: ['Отказ', 'Бас тарттық'],
  withdrawn: ['Отозвал покупатель', 'Сатып алушы қайтып алды'],
  done: ['Завершён', 'Аяқталды'],
}

/** What the shopper asked to bring back; staff answer, and change nothing else. */
export const returns: Field = {
  name: 'returns',
  type: 'array',
  label: label('Возврат и обмен', 'Қайтару және айырбастау'),
  labels: { singular: label('заявка', 'өтінім'), plural: label('Возврат и обмен', 'Қайтару және айырбастау') },
  admin: { isSortable: false, condition: ({ returns: asked }) => Array.isArray(asked) && asked.length > 0 },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'asked',
          index: true,
          label: label('Состояние', 'Күйі'),
          options: options(returnStatusNames),
        },
        { name: 'askedAt', type: 'date', required: true, label: label('Когда', 'Қашан'), ...asSent },
        {
          name: 'reason',
          type: 'select',
          required: true,
          label: label('Почему', 'Себебі'),
          options: options(returnReasonNames),
          ...asSent,
        },
        {
          name: 'wish',
          type: 'select',
          required: true,
          label: label('Чего хочет', 'Не қалайды'),
          options: options(returnWishNames),
          ...asSent,
        },
      ],
    },
    {
      name: 'goods',
      type: 'array',
      required: true,
      label: label('Что возвращает', 'Нені қайтарады'),
      labels: { singular: label('товар', 'тауар'), plural: label('Что возвращает', 'Нені қайтарады') },
      ...asSent,
      fields: [
        { name: 'title', type: 'text', required: true, label: label('Название', 'Атауы') },
        { name: 'quantity', type: 'number', required: true, min: 1, label: label('Штук', 'Дана') },
        // By their names two lines of an order may be alike.
        { name: 'line', type: 'number', required: true, label: label('Строка', 'Жол'), admin: { hidden: true } },
      ],
    },
    { name: 'comment', type: 'textarea', label: label('Что случилось', 'Не болды'), ...asSent },
    {
      name: 'answer',
      type: 'textarea',
      maxLength: 2000,
      label: label('Ответ покупателю', 'Сатып алушыға жауап'),
      admin: {
        description: label(
          'Покупатель увидит его на странице заказа, а если оставил почту и не получает сообщений в WhatsApp, и в письме: что принести, куда и до какого дня, или почему отказ.',
          'Сатып алушы оны тапсырыс бетінен, ал поштасын қалдырып, WhatsApp-тан хабар алмаса, хаттан да көреді: нені, қайда, қай күнге дейін әкелу керек немесе неге бас тарттық.',
        ),
      },
    },
  ],
}
