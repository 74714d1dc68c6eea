import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import { queueMail, queueMessage } from '../../messages/index.ts'
import { releasing } from '../operations/release-unconfirmed.ts'
import { returnStock } from '../operations/stock.ts'

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
  if (doc.payLink && doc.payLink !== previousDoc.payLink && !doc.paid)
    await queueMessage(req, { kind: 'order-pay-link', id: doc.id }, doc)
  if (Boolean(doc.discountOff) !== Boolean(previousDoc.discountOff))
    await queueMessage(req, { kind: 'order-discount', id: doc.id }, doc)
  if (doc.paid && !previousDoc.paid) await queueMessage(req, { kind: 'order-paid', id: doc.id }, doc)
  if (doc.status === previousDoc.status) {
    if (context.detailsChanged) await queueMessage(req, { kind: 'order-details', id: doc.id }, doc)
    // The branch that was told before finds it gone from its list.
    if (idOf(doc.branch) !== idOf(previousDoc.branch)) await queueMail(req, { kind: 'order-for-branch', id: doc.id })
    return doc
  }
  if (doc.status === 'cancelled') await returnStock(req, doc)
  const kind = context.author === releasing ? 'order-released' : 'order-changed'
  await queueMessage(req, { kind, id: doc.id }, doc)
  return doc
}
