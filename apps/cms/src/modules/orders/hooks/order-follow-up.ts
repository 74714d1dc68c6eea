import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import { queueMail, queueMessage } from '../../messages/index.ts'
import { releasing } from '../operations/release-unconfirmed.ts'
import { returnStock } from '../operations/stock.ts'
import { changedReturns } from '../returns/keep-returns.ts'

/** A cancelled order gives its goods back; the shopper is told of every step in writing. */
export const orderFollowUp: CollectionAfterChangeHook<Order> = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
}) => {
  if (operation === 'create') {
    await queueMessage(req, { kind: 'order-placed', id: doc.id }, doc)
    await queueMail(req, { kind: 'order-for-branch', id: doc.id })
    return doc
  }
  await tellOfReturns(req, previousDoc, doc)
  if (doc.payLink && doc.payLink !== previousDoc.payLink && !doc.paid)
    await queueMessage(req, { kind: 'order-pay-link', id: doc.id }, doc)
  if (Boolean(doc.discountOff) !== Boolean(previousDoc.discountOff))
    await queueMessage(req, { kind: 'order-discount', id: doc.id }, doc)
  if (doc.paid && !previousDoc.paid) await queueMessage(req, { kind: 'order-paid', id: doc.id }, doc)
  if (doc.refunded && !previousDoc.refunded) await queueMessage(req, { kind: 'order-refunded', id: doc.id }, doc)
  await tellOfPlace(req, previousDoc, doc)
  if (doc.status === previousDoc.status) {
    if (context.detailsChanged) await queueMessage(req, { kind: 'order-details', id: doc.id }, doc)
    return doc
  }
  if (doc.status === 'cancelled') await returnStock(req, doc)
  const kind = context.author === releasing ? 'order-released' : 'order-changed'
  await queueMessage(req, { kind, id: doc.id }, doc)
  return doc
}

/** Both branches hear of an order that moved: whoever gets it, and whoever may have put its goods aside. */
async function tellOfPlace(req: PayloadRequest, before: Order, { id, branch }: Order): Promise<void> {
  const [from, to] = [idOf(before.branch), idOf(branch)]
  if (from === to) return
  await queueMail(req, { kind: 'order-left-for-branch', id, ...(from && { branch: from }) })
  await queueMail(req, { kind: 'order-moved-for-branch', id, ...(to && { branch: to }) })
}

/** The branch hears what a shopper asks to bring back, and the shopper what is answered. */
async function tellOfReturns(req: PayloadRequest, before: Order, after: Order): Promise<void> {
  const statuses = changedReturns(before, after).map(({ status }) => status)
  if (statuses.some((status) => status === 'asked' || status === 'withdrawn'))
    await queueMail(req, { kind: 'order-return-for-branch', id: after.id })
  if (statuses.some((status) => status !== 'withdrawn'))
    await queueMessage(req, { kind: 'order-return', id: after.id }, after)
}
