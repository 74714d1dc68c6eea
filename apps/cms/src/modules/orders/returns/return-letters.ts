import { mentionsHearing } from '@estu/domain/contacts/hearing-words'
import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import type { KindsOf, Letter, MailJob } from '../../messages/index.ts'
import { adminUrl, branchFacts, clinicAddress, localeOf, personalUrl, translateIn } from '../../messages/index.ts'
import type { OrderReturn } from './keep-returns.ts'

type ReturnLetterKind = Extract<KindsOf<'order'>, `order-return${string}`>

/** Writes about what is brought back: how it stands now, whatever has happened since a letter was queued. */
export async function writeReturnLetter(
  req: PayloadRequest,
  { kind, id }: MailJob<ReturnLetterKind>,
): Promise<Letter | null> {
  const order = await req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  const request = order?.returns?.at(-1)
  if (!order || !request) return null
  return writers[kind](req, order, request)
}

type Write = (req: PayloadRequest, order: Order, request: OrderReturn) => Promise<Letter | null>

async function forBranch(req: PayloadRequest, order: Order): Promise<Letter | null> {
  const to = await clinicAddress(req, order.branch)
  if (!to) return null
  return {
    to,
    locale: 'ru',
    subject: `Возврат по заказу ${order.reference} · қайтару`,
    // What and why stands behind the sign-in.
    lines: ['Заявка на возврат изменилась или ждёт ответа. / Қайтару өтінімі өзгерді немесе жауап күтуде.'],
    action: { label: 'Открыть / Ашу', url: adminUrl(req, 'orders', order.id) },
  }
}

async function forShopper(req: PayloadRequest, order: Order, request: OrderReturn): Promise<Letter | null> {
  if (!order.email) return null
  const locale = localeOf(order.language)
  const say = translateIn(locale)
  const where = request.status === 'accepted' ? await branchFacts(req, idOf(order.branch), locale, null) : []
  return {
    to: order.email,
    locale,
    subject: say(`Возврат по заказу ${order.reference}`, `${order.reference} тапсырысы бойынша қайтару`),
    lines: [
      say(`Здравствуйте, ${order.name}!`, `Сәлеметсіз бе, ${order.name}!`),
      standing(request, locale),
      ...answerOf(request, locale),
      ...(where.length > 0 ? [where.join('\n')] : []),
    ],
    action: {
      label: say('Открыть заявку', 'Өтінімді ашу'),
      url: `${personalUrl(req, 'order', order.id, locale)}#returns`,
    },
  }
}

/** What names the goods is read behind the link: others see a mailbox too. */
function answerOf({ answer }: OrderReturn, locale: Locale): string[] {
  if (!answer || !mentionsHearing(answer)) return answer ? [answer] : []
  return [translateIn(locale)('Ответ филиала написан в заявке.', 'Филиалдың жауабы өтінімде жазылған.')]
}

const words: Record<OrderReturn['status'], [string, string]> = {
  asked: [
    'Мы получили заявку на возврат. Филиал посмотрит её и ответит: что принести и когда.',
    'Қайтару өтініміңізді алдық. Филиал оны қарап, нені және қашан әкелу керегін жазады.',
  ],
  accepted: ['Мы принимаем возврат.', 'Қайтаруды қабылдаймыз.'],
  refused: ['Принять возврат мы не можем. Причина:', 'Қайтаруды қабылдай алмаймыз. Себебі:'],
  withdrawn: ['Заявка на возврат отозвана.', 'Қайтару өтінімі кері алынды.'],
  done: ['Возврат завершён.', 'Қайтару аяқталды.'],
}

const writers: Record<ReturnLetterKind, Write> = {
  'order-return': forShopper,
  'order-return-for-branch': forBranch,
}

const standing = ({ status }: OrderReturn, locale: Locale): string => translateIn(locale)(...words[status])
