import { refundTerms } from '@estu/domain/orders/returns/refund'
import type { PayingWay } from '@estu/domain/paying/paying-ways'
import type { Field } from 'payload'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { asSent } from '../customer-requests/index.ts'

const ways: Record<PayingWay, [string, string]> = {
  at_pickup: ['В филиале', 'Филиалда'],
  on_delivery: ['Курьеру', 'Курьерге'],
  instalment: ['Заявка на рассрочку', 'Бөліп төлеуге өтінім'],
  pay_link: ['По нашей ссылке', 'Біздің сілтемемен'],
}

/** How an order is paid, and what the clinic does about it. */
export const paymentFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'paying',
        type: 'select',
        required: true,
        label: label('Оплата', 'Төлем'),
        options: options(ways),
        ...asSent,
      },
      { name: 'planMonths', type: 'number', label: label('Месяцев', 'Ай'), ...asSent },
      { name: 'planProvider', type: 'text', label: label('Кто предоставляет', 'Кім береді'), ...asSent },
    ],
  },
  {
    name: 'payLink',
    type: 'text',
    label: label('Ссылка на оплату в банке', 'Банктегі төлем сілтемесі'),
    admin: {
      description: label(
        'После сохранения покупатель увидит её на странице заказа и узнает о ней из письма или сообщения в WhatsApp. Кто выбрал звонок, SMS или Telegram и не оставил почту, тому сообщите сами.',
        'Сақтағаннан кейін сатып алушы оны тапсырыс бетінен көреді, бұл туралы поштасына не WhatsApp-қа хабар барады. Қоңырауды, SMS-ті не Telegram-ды таңдап, поштасын қалдырмағанға өзіңіз хабарлаңыз.',
      ),
    },
  },
  {
    type: 'row',
    fields: [
      { name: 'paid', type: 'checkbox', defaultValue: false, label: label('Оплачен', 'Төленді') },
      { name: 'paidAt', type: 'date', label: label('Когда отмечен', 'Қашан белгіленді'), ...asSent },
    ],
  },
  {
    type: 'row',
    admin: { condition: (order) => order?.status === 'cancelled' && Boolean(order?.paid) },
    fields: [
      {
        name: 'refunded',
        type: 'checkbox',
        defaultValue: false,
        label: label('Деньги возвращены', 'Ақша қайтарылды'),
        admin: {
          description: label(
            `Покупателю написано: «${refundTerms.sameWay.ru} ${refundTerms.term.ru}» После отметки он узнает, что деньги возвращены.`,
            `Сатып алушыға жазылды: «${refundTerms.sameWay.kk} ${refundTerms.term.kk}» Белгіленген соң ол ақшаның қайтарылғанын біледі.`,
          ),
        },
      },
      { name: 'refundedAt', type: 'date', label: label('Когда отмечено', 'Қашан белгіленді'), ...asSent },
    ],
  },
]
