import { isToRefund, refundWords } from '@estu/domain/orders/returns/refund'
import type { PayloadRequest } from 'payload'
import type { Order } from '../../payload-types.ts'
import {
  type KindsOf,
  localeOf,
  type MailJob,
  type MessageKind,
  personalUrl,
  type TemplateMessage,
  translateIn,
} from '../messages/index.ts'
import { heldFor, statusWords } from './order-letters.ts'
import { payLinkWords, refunded } from './pay-letters.ts'

type OrderMessageKind = KindsOf<'order', MessageKind>

/** What a messenger tells of an order. What is in it stands behind the link. */
export async function writeOrderTemplate(
  req: PayloadRequest,
  { kind, id }: MailJob<OrderMessageKind>,
): Promise<TemplateMessage | null> {
  const order = await req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!order) return null
  const locale = localeOf(order.language)
  const base = { to: order.phone ?? '', locale }
  const begin = [order.name, order.reference]
  const link = personalUrl(req, 'order', order.id, locale)
  if (kind === 'order-placed') return { ...base, kind, values: [...begin, heldFor(order, locale), link] }
  if (kind === 'order-released') return { ...base, kind, values: [...begin, link] }
  const news = newsOf[kind](order)
  return news && { ...base, kind: 'order-changed', values: [...begin, translateIn(locale)(...news), link] }
}

const withRefund = ({ status, paying }: Order) =>
  [
    `${statusWords[status][0]} ${refundWords(paying, 'ru')}`,
    `${statusWords[status][1]} ${refundWords(paying, 'kk')}`,
  ] as const

const toPay = ['Ссылка на оплату ждёт вас на странице заказа.', 'Төлем сілтемесі тапсырыс бетінде тұр.'] as const
const paid = ['Мы получили оплату.', 'Төлем бізге түсті.'] as const
const details = [
  'Вы изменили, где получить заказ или как с вами связаться.',
  'Тапсырысты қайдан алатыныңызды немесе сізбен қалай хабарласу керегін өзгерттіңіз.',
] as const
const discount = ['Сумма заказа изменилась.', 'Тапсырыс сомасы өзгерді.'] as const
const returnNews = ['Есть новости о вашей заявке на возврат.', 'Қайтару өтініміңіз бойынша жаңалық бар.'] as const

/** What there is to say, Russian and Kazakh; null where it holds no more. */
const newsOf: Record<
  Exclude<OrderMessageKind, 'order-placed' | 'order-released'>,
  (order: Order) => readonly [string, string] | null
> = {
  'order-changed': (order) => (isToRefund(order) ? withRefund(order) : statusWords[order.status]),
  'order-pay-link': (order) => payLinkWords(order, 'ru') && toPay,
  'order-paid': (order) => (order.paid ? paid : null),
  'order-refunded': (order) => (order.refunded ? refunded : null),
  'order-details': () => details,
  'order-discount': () => discount,
  'order-return': () => returnNews,
}
