import type { ProductCollection } from '@estu/domain/catalogue/collections'
import {
  type BoughtLine,
  type ReturnableLine,
  type ReturnReason,
  type ReturnStatus,
  type ReturnWish,
  returnableLines,
  unsuitableUntil,
} from '@estu/domain/orders/returns/return-terms'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Order } from '../../../payload-types.ts'
import { handedOver } from './handed-over.ts'

/** A request as its shopper sees it. */
export type ShopperReturn = {
  id: string
  askedAt: string
  status: ReturnStatus
  reason: ReturnReason
  wish: ReturnWish
  goods: { title: string; quantity: number }[]
  answer: string
}

export const returnForShopper = (row: NonNullable<Order['returns']>[number]): ShopperReturn => ({
  id: row.id ?? '',
  askedAt: row.askedAt,
  status: row.status,
  reason: row.reason,
  wish: row.wish,
  goods: (row.goods ?? []).map(({ title, quantity }) => ({ title, quantity })),
  answer: row.answer ?? '',
})

/** What may be brought back of an order that was handed over, line by line. */
export type ReturnTerms = {
  /** Until when what does not suit is taken back, ISO 8601. */
  unsuitableUntil: string
  lines: ReturnableLine[]
}

/** @returns null where there is no such order, or it was not handed over */
export async function readReturnTerms(payload: Payload, id: string): Promise<ReturnTerms | null> {
  const req = await createLocalReq({}, payload)
  const order = await findOrder(req, id)
  return order && returnTermsOf(req, order)
}

const findOrder = (req: PayloadRequest, id: string): Promise<Order | null> =>
  req.payload.findByID({ collection: 'orders', id, depth: 0, disableErrors: true, overrideAccess: true, req })

/** The same of an order that was read already. */
export async function returnTermsOf(req: PayloadRequest, order: Order): Promise<ReturnTerms | null> {
  const handed = handedOver(order)
  if (!handed) return null
  const policies = await policiesOf(req, order)
  const bought = (order.lines ?? []).map(({ title, quantity }, index) => ({
    title,
    quantity,
    returnPolicy: policies[index] ?? ('unknown' as const),
  }))
  return {
    unsuitableUntil: unsuitableUntil(handed).toISOString(),
    lines: returnableLines(bought, returnedOf(order), handed, new Date()),
  }
}

const ended: readonly ReturnStatus[] = ['refused', 'withdrawn']

/** How many of each line are in requests that stand. */
function returnedOf({ lines, returns }: Order): number[] {
  const counts = (lines ?? []).map(() => 0)
  for (const { status, goods } of returns ?? []) {
    if (ended.includes(status)) continue
    for (const { line, quantity } of goods ?? []) counts[line] = (counts[line] ?? 0) + quantity
  }
  return counts
}

const withPolicy = ['accessories', 'consumables'] as const
type Policies = (BoughtLine['returnPolicy'] | undefined)[]

/** Hearing aids and implants are medical goods; of other things the card says it, and what has no card any more nobody. */
async function policiesOf(req: PayloadRequest, { lines }: Order): Promise<Policies> {
  const known = new Map<string, BoughtLine['returnPolicy']>()
  for (const collection of withPolicy) {
    const ids = (lines ?? []).flatMap(({ product }) =>
      product?.relationTo === collection ? [String(product.value)] : [],
    )
    if (ids.length === 0) continue
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      limit: ids.length,
      pagination: false,
      depth: 0,
      select: { returnPolicy: true },
      overrideAccess: true,
      req,
    })
    for (const { id, returnPolicy } of docs) known.set(`${collection}:${id}`, returnPolicy ?? 'unknown')
  }
  return (lines ?? []).map(({ product }) => {
    if (!product) return 'unknown'
    return isMedical(product.relationTo) ? 'medical_no_return' : known.get(`${product.relationTo}:${product.value}`)
  })
}

const isMedical = (collection: ProductCollection) => !withPolicy.some((known) => known === collection)
