import type { PayloadRequest } from 'payload'
import { idOf } from '../../fields/id-of.ts'
import type { Order } from '../../payload-types.ts'
import { adminUrl, clinicAddress, type KindsOf, type Letter, type LetterKind, type MailJob } from '../messages/index.ts'
import { listOf } from './order-sum-lines.ts'

type BranchLetterKind = Exclude<KindsOf<'order', LetterKind>, 'order-return-for-branch'>

/**
 * Writes what a branch is told of an order; of one that is delivered, the clinic. No name, no phone: mailboxes are no
 * place for personal data, which stand behind the sign-in.
 */
export async function writeBranchLetter(req: PayloadRequest, mail: MailJob<BranchLetterKind>): Promise<Letter | null> {
  const order = await req.payload.findByID({
    collection: 'orders',
    id: mail.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  const to = order && (await addressOf(req, mail, order))
  if (!to) return null
  return {
    to,
    locale: 'ru',
    subject: `Заказ ${order.reference} · тапсырыс`,
    lines: linesOf[mail.kind](order),
    action: { label: 'Открыть / Ашу', url: adminUrl(req, 'orders', order.id) },
  }
}

/** Returns null where there is nothing to tell any more: the order has moved on or back since, or both are read by the same people. */
async function addressOf(
  req: PayloadRequest,
  { kind, branch }: MailJob<BranchLetterKind>,
  order: Order,
): Promise<string | null> {
  const now = await clinicAddress(req, order.branch)
  const isHere = idOf(order.branch) === (branch ?? null)
  switch (kind) {
    case 'order-for-branch':
      return now
    case 'order-moved-for-branch':
      return isHere ? now : null
    case 'order-left-for-branch': {
      const former = isHere ? null : await clinicAddress(req, branch)
      return former === now ? null : former
    }
  }
}

const linesOf: Record<BranchLetterKind, (order: Order) => string[]> = {
  'order-for-branch': (order) => ['Новый заказ на сайте. / Сайттан жаңа тапсырыс түсті.', listOf(order, 'ru')],
  'order-moved-for-branch': (order) => [
    'Заказ теперь у вас: изменилось место получения. / Алатын жері өзгерді, тапсырыс енді сізде.',
    listOf(order, 'ru'),
  ],
  'order-left-for-branch': () => [
    'Заказ больше не у вас: изменилось место получения. Если вы уже отложили товары, верните их на полку. / Алатын жері өзгерді, тапсырыс енді сізде емес. Тауарларды бөлек қойған болсаңыз, сөреге қайтарыңыз.',
  ],
}
