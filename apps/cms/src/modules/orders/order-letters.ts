import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { heldUntil } from '@estu/domain/orders/held-until'
import type { OrderStatus } from '@estu/domain/orders/status-flow'
import type { PayloadRequest } from 'payload'
import { idOf } from '../../fields/id-of.ts'
import type { Order } from '../../payload-types.ts'
import type { KindsOf, Letter, MailJob, MessageKind } from '../messages/index.ts'
import { branchFacts, localeOf, personalUrl, translateIn } from '../messages/index.ts'
import { listOf } from './order-sum-lines.ts'
import { discountWords, paidWords, payLinkWords, refundedWords, refundLines } from './pay-letters.ts'

/** Letters to shoppers about an order; those about what is brought back are written by the returns. */
type OrderLetterKind = Exclude<KindsOf<'order', MessageKind>, 'order-return'>

export async function writeOrderLetter(
  req: PayloadRequest,
  { kind, id }: MailJob<OrderLetterKind>,
): Promise<Letter | null> {
  const order = await req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!order?.email) return null
  const locale = localeOf(order.language)
  const words = wordsOf[kind](order, locale)
  if (!words) return null
  const { subject, lines } = words
  return {
    to: order.email,
    locale,
    subject,
    lines: [...lines, ...(await gettingOf(req, order, locale))],
    action: {
      label: translateIn(locale)('Следить за заказом', 'Тапсырысты қадағалау'),
      url: personalUrl(req, 'order', order.id, locale),
    },
  }
}

const under: readonly OrderStatus[] = ['new', 'confirmed', 'ready', 'shipped']

/** Where and when an order under way is had. */
async function gettingOf(req: PayloadRequest, order: Order, locale: Locale): Promise<string[]> {
  if (!under.includes(order.status)) return []
  if (order.receiving === 'delivery') return deliveryWords(order, locale)
  const facts = await branchFacts(req, idOf(order.branch), locale, null)
  return facts.length > 0 ? [facts.join('\n')] : []
}

/** Where it is brought, and how long that was promised to take. */
function deliveryWords({ zone, deliveryDays }: Order, locale: Locale): string[] {
  const say = translateIn(locale)
  return deliveryDays ? [say(`Доставка, ${zone}: ${deliveryDays}.`, `Жеткізу, ${zone}: ${deliveryDays}.`)] : []
}

/** What the shopper waits for, or does, now. */
function nextOf({ status, receiving }: Order, locale: Locale): string[] {
  const say = translateIn(locale)
  const got = receiving === 'pickup'
  const collect = say('когда заказ можно будет забрать', 'тапсырысты қашан алуға болатынын')
  const leave = say('когда заказ отправится к вам', 'тапсырыстың қашан жолға шығатынын')
  if (status === 'new' || status === 'confirmed')
    return [say(`Что дальше: напишем, ${got ? collect : leave}.`, `Әрі қарай: ${got ? collect : leave} жазамыз.`)]
  if (status === 'ready')
    return [
      say(
        'Что дальше: приходите в часы работы и назовите номер заказа.',
        'Әрі қарай: жұмыс уақытында келіп, тапсырыс нөмірін айтыңыз.',
      ),
    ]
  if (status === 'shipped') return [say('Что дальше: ждите курьера.', 'Әрі қарай: курьерді күтіңіз.')]
  return []
}

type Words = Pick<Letter, 'subject' | 'lines'>

function placed(order: Order, locale: Locale): Words {
  const say = translateIn(locale)
  return {
    subject: say(`Заказ ${order.reference} принят`, `${order.reference} тапсырысы қабылданды`),
    lines: [
      say(`Здравствуйте, ${order.name}!`, `Сәлеметсіз бе, ${order.name}!`),
      say(
        'Мы получили ваш заказ. Напишем вам, когда проверим его: звонить не будем, если вы об этом не просили.',
        'Тапсырысыңызды алдық. Тексергеннен кейін жазамыз: өзіңіз сұрамасаңыз, қоңырау шалмаймыз.',
      ),
      say(
        `Товары отложены для вас до ${heldFor(order, locale)}.`,
        `Тауарлар сізге ${heldFor(order, locale)} дейін сақталады.`,
      ),
      ...nextOf(order, locale),
      listOf(order, locale),
    ],
  }
}

export const heldFor = (order: Order, locale: Locale) => formatDate(heldUntil(order.createdAt), locale, 'dayTime')

function released(order: Order, locale: Locale): Words {
  const say = translateIn(locale)
  return {
    subject: say(`Заказ ${order.reference} отменён`, `${order.reference} тапсырысы жойылды`),
    lines: [
      say(`Здравствуйте, ${order.name}!`, `Сәлеметсіз бе, ${order.name}!`),
      say(
        'Мы не успели подтвердить ваш заказ, поэтому он отменён, а товары снова в продаже. Простите нас. Если они ещё нужны, закажите снова или напишите нам.',
        'Тапсырысыңызды растап үлгермедік, сондықтан ол жойылды, тауарлар қайта сатылымда. Кешірім сұраймыз. Әлі керек болса, қайта тапсырыс беріңіз не бізге жазыңыз.',
      ),
      ...refundLines(order, locale),
      listOf(order, locale),
    ],
  }
}

export const statusWords: Record<OrderStatus, [ru: string, kk: string]> = {
  new: ['Заказ принят.', 'Тапсырыс қабылданды.'],
  confirmed: ['Мы проверили заказ и собираем его.', 'Тапсырысты тексердік, жинап жатырмыз.'],
  ready: ['Заказ ждёт вас в филиале.', 'Тапсырысыңыз филиалда күтіп тұр.'],
  shipped: ['Заказ в пути.', 'Тапсырыс жолға шықты.'],
  completed: ['Заказ у вас. Спасибо!', 'Тапсырыс қолыңызда. Рақмет!'],
  cancelled: ['Заказ отменён.', 'Тапсырыстан бас тартылды.'],
}

function changed(order: Order, locale: Locale): Words {
  const say = translateIn(locale)
  return {
    subject: say(`Заказ ${order.reference}: новости`, `${order.reference} тапсырысы: жаңалық`),
    lines: [
      say(`Здравствуйте, ${order.name}!`, `Сәлеметсіз бе, ${order.name}!`),
      say(...statusWords[order.status]),
      ...refundLines(order, locale),
      ...nextOf(order, locale),
      listOf(order, locale),
    ],
  }
}

/** Sent to the address that is theirs from now on. */
function detailed(order: Order, locale: Locale): Words {
  const say = translateIn(locale)
  return {
    subject: say(`Заказ ${order.reference}: изменения сохранены`, `${order.reference} тапсырысы: өзгерістер сақталды`),
    lines: [
      say(`Здравствуйте, ${order.name}!`, `Сәлеметсіз бе, ${order.name}!`),
      say(
        'Вы изменили, где получить заказ или как с вами связаться. Если это были не вы, напишите нам.',
        'Тапсырысты қайдан алатыныңызды немесе сізбен қалай хабарласу керегін өзгерттіңіз. Мұны сіз жасамасаңыз, бізге жазыңыз.',
      ),
      ...nextOf(order, locale),
      listOf(order, locale),
    ],
  }
}

/** What each letter says. Null: there is nothing left to say. */
const wordsOf: Record<OrderLetterKind, (order: Order, locale: Locale) => Words | null> = {
  'order-placed': placed,
  'order-changed': changed,
  'order-released': released,
  'order-details': detailed,
  'order-pay-link': payLinkWords,
  'order-paid': paidWords,
  'order-refunded': refundedWords,
  'order-discount': discountWords,
}
