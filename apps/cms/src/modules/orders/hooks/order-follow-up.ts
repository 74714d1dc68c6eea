import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import { queueMail } from '../../messages/index.ts'
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
    await queueMail(req, { kind: 'order-placed', id: doc.id })
    await queueMail(req, { kind: 'order-for-branch', id: doc.id })
    return doc
  }
  if (doc.payLink && doc.payLink !== previousDoc.payLink && !doc.paid)
    await queueMail(req, { kind: 'order-pay-link', id: doc.id })
  if (Boolean(doc.discountOff) !== Boolean(previousDoc.discountOff))
    await queueMail(req, { kind: 'order-discount', id: doc.id })
  if (doc.paid && !previousDoc.paid) await queueMail(req, { kind: 'order-paid', id: doc.id })
  if (doc.status === previousDoc.status) {
    if (context.detailsChanged) await queueMail(req, { kind: 'order-details', id: doc.id })
    // The branch that was told before finds it gone from its list.
    if (idOf(doc.branch) !== idOf(previousDoc.branch)) await queueMail(req, { kind: 'order-for-branch', id: doc.id })
    return doc
  }
  if (doc.status === 'cancelled') await returnStock(req, doc)
  await queueMail(req, { kind: context.author === releasing ? 'order-released' : 'order-changed', id: doc.id })
  return doc
}
