import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { isToRefund, refundWords } from '@estu/domain/orders/returns/refund'
import type { Order } from '../../payload-types.ts'
import { type Letter, translateIn } from '../messages/index.ts'

type Words = Pick<Letter, 'subject' | 'lines'>

/** Null where there is nothing to pay any more: the letter was waiting while somebody took the link away. */
export function payLinkWords(order: Order, locale: Locale): Words | null {
  if (!order.payLink || order.paid || order.status === 'cancelled') return null
  const say = translateIn(locale)
  const { host } = new URL(order.payLink)
  return {
    subject: say(`Заказ ${order.reference}: ссылка на оплату`, `${order.reference} тапсырысы: төлем сілтемесі`),
    lines: [
      say(`Здравствуйте, ${order.name}!`, `Сәлеметсіз бе, ${order.name}!`),
      say(
        `Оплатить заказ можно по этой ссылке, она ведёт на сайт банка ${host}:\n${order.payLink}`,
        `Тапсырыс ақысын осы сілтемемен төлеуге болады, ол ${host} банк сайтына апарады:\n${order.payLink}`,
      ),
      say(
        'Данные карты вводите только на сайте банка. Мы их не видим и никогда не спрашиваем.',
        'Карта деректерін тек банк сайтында енгізіңіз. Біз оларды көрмейміз және ешқашан сұрамаймыз.',
      ),
      `${say('К оплате', 'Төленетін сома')}: ${formatTenge(order.totalKzt, locale)}`,
    ],
  }
}

/** The sum has changed, since the proof of a discount was missing or was found. Promotions are named after goods: which one stands behind the link. */
export function discountWords(order: Order, locale: Locale): Words {
  const say = translateIn(locale)
  return {
    subject: say(`Заказ ${order.reference}: изменилась сумма`, `${order.reference} тапсырысы: сомасы өзгерді`),
    lines: [
      say(`Здравствуйте, ${order.name}!`, `Сәлеметсіз бе, ${order.name}!`),
      order.discountOff
        ? say(
            'Скидку на этот заказ мы сняли: подтверждение нам не показали. Если оно у вас есть, покажите его в филиале до оплаты, и скидку вернём.',
            'Бұл тапсырыстың жеңілдігін алып тастадық: растауын көрмедік. Растауыңыз болса, төлегенше филиалда көрсетіңіз, жеңілдікті қайтарамыз.',
          )
        : say('Скидка на этот заказ снова действует.', 'Бұл тапсырыстың жеңілдігі қайтадан есепке алынды.'),
      `${say('Итого', 'Барлығы')}: ${formatTenge(order.totalKzt, locale)}`,
    ],
  }
}

/** Null where the mark was taken off again. */
export function refundedWords(order: Order, locale: Locale): Words | null {
  if (!order.refunded) return null
  const say = translateIn(locale)
  return {
    subject: say(`Заказ ${order.reference}: деньги возвращены`, `${order.reference} тапсырысы: ақша қайтарылды`),
    lines: [
      say(`Здравствуйте, ${order.name}!`, `Сәлеметсіз бе, ${order.name}!`),
      say(...refunded),
      `${say('Возвращено', 'Қайтарылды')}: ${formatTenge(order.totalKzt, locale)}`,
    ],
  }
}

export const refunded = [
  'Мы вернули деньги за отменённый заказ тем же способом, каким вы платили.',
  'Бас тартылған тапсырыстың ақшасын қалай төлесеңіз, солай қайтардық.',
] as const

/** What becomes of the money of an order that is called off; nothing where none was paid, or it was given back. */
export const refundLines = (order: Order, locale: Locale): string[] =>
  isToRefund(order) ? [refundWords(order.paying, locale)] : []

/** Null where the mark was taken off again. */
export function paidWords(order: Order, locale: Locale): Words | null {
  if (!order.paid) return null
  const say = translateIn(locale)
  return {
    subject: say(`Заказ ${order.reference} оплачен`, `${order.reference} тапсырысының ақысы төленді`),
    lines: [
      say(`Здравствуйте, ${order.name}!`, `Сәлеметсіз бе, ${order.name}!`),
      say('Мы получили оплату заказа.', 'Тапсырыс ақысы бізге түсті.'),
      `${say('Оплачено', 'Төленді')}: ${formatTenge(order.totalKzt, locale)}`,
    ],
  }
}
