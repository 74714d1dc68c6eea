import type { PayloadRequest } from 'payload'
import { idOf } from '../../fields/id-of.ts'
import type { Order } from '../../payload-types.ts'
import { adminUrl, clinicAddress, type Letter, type MailOrder } from '../messages/index.ts'
import { listOf } from './order-sum-lines.ts'

/**
 * What a branch is told of an order; of one that is delivered, the clinic. No name, no phone: mailboxes are no place for
 * personal data, which stand behind the sign-in.
 */
export async function writeBranchLetter(req: PayloadRequest, mail: MailOrder, order: Order): Promise<Letter | null> {
  const to = await addressOf(req, mail, order)
  if (!to) return null
  return {
    to,
    locale: 'ru',
    subject: `Заказ ${order.reference} · тапсырыс`,
    lines: linesOf(mail, order),
    action: { label: 'Открыть / Ашу', url: adminUrl(req, 'orders', order.id) },
  }
}

/** Null where there is nothing to tell any more: the order has moved on or back since, or both are read by the same people. */
async function addressOf(req: PayloadRequest, mail: MailOrder, order: Order): Promise<string | null> {
  const now = await clinicAddress(req, order.branch)
  if (mail.kind === 'order-for-branch') return now
  const isHere = idOf(order.branch) === (mail.branch ?? null)
  if (mail.kind === 'order-moved-for-branch') return isHere ? now : null
  const former = isHere ? null : await clinicAddress(req, mail.branch)
  return former === now ? null : former
}

function linesOf({ kind }: MailOrder, order: Order): string[] {
  if (kind === 'order-moved-for-branch')
    return [
      'Заказ теперь у вас: изменилось место получения. / Алатын жері өзгерді, тапсырыс енді сізде.',
      listOf(order, 'ru'),
    ]
  if (kind === 'order-left-for-branch')
    return [
      'Заказ больше не у вас: изменилось место получения. Если вы уже отложили товары, верните их на полку. / Алатын жері өзгерді, тапсырыс енді сізде емес. Тауарларды бөлек қойған болсаңыз, сөреге қайтарыңыз.',
    ]
  return ['Новый заказ на сайте. / Сайттан жаңа тапсырыс түсті.', listOf(order, 'ru')]
}
