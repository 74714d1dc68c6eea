import { randomBytes } from 'node:crypto'
import { referenceFrom } from '@estu/domain/orders/order-reference'
import { err, ok, type Result } from '@estu/domain/result'
import type { Payload, PayloadRequest } from 'payload'
import { runIdempotent } from '../../../database/idempotency.ts'
import { inTransaction, isRefusal, Refusal } from '../../../database/in-transaction.ts'
import { linkToken, recordConsent } from '../../customer-requests/index.ts'
import { type OrderFailure, type OrderRefusal, orderRefusals } from './order-refusals.ts'
import { type OrderWish, type PricedOrder, priceOrder } from './price-order.ts'
import { stockKey, takeStock } from './stock.ts'

export type OrderInput = OrderWish & { key: string; customerId: string | null }

export type PlacedOrder = { reference: string; token: string; totalKzt: number }

/** Places an order once for its key: prices, stock and terms are the database's, never the form's. */
export async function placeOrder(
  payload: Payload,
  input: OrderInput,
): Promise<Result<PlacedOrder, OrderRefusal> & { detail?: OrderFailure['detail'] }> {
  const { key, ...request } = input
  try {
    const placed = await inTransaction(payload, input.locale, (req) =>
      runIdempotent(req, { key, scope: 'order', request }, () => store(req, input)),
    )
    return ok(placed)
  } catch (error) {
    if (isRefusal(error, orderRefusals)) return { ...err(error.code), detail: error.detail }
    throw error
  }
}

async function store(req: PayloadRequest, input: OrderInput): Promise<PlacedOrder> {
  const priced = await priceOrder(req, input)
  const reference = referenceFrom('E', randomBytes(8))
  const tracked = await takeLines(req, priced, reference)
  const order = await req.payload.create({
    collection: 'orders',
    data: orderData(input, priced, tracked, reference),
    context: { author: 'shopper' },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await recordConsent(req, 'order', `orders:${order.id}`, input.locale)
  const token = linkToken(req.payload.secret, 'order', order.id)
  return { reference: order.reference, token, totalKzt: priced.totals.totalKzt }
}

/** @returns which goods are counted. @throws Refusal `out-of-stock` */
async function takeLines(
  req: PayloadRequest,
  { lines, branch }: PricedOrder,
  reference: string,
): Promise<ReadonlySet<string>> {
  const taken = await takeStock(
    req,
    lines.map(({ section, id, quantity }) => ({ key: stockKey(section, id), quantity })),
    { reference, branch },
  )
  if (taken.ok) return taken.tracked
  const short = lines.find(({ section, id }) => stockKey(section, id) === taken.key)
  throw new Refusal<OrderRefusal>('out-of-stock', { title: short?.title ?? '', id: short?.id ?? '', left: taken.left })
}

function orderData(input: OrderInput, priced: PricedOrder, tracked: ReadonlySet<string>, reference: string) {
  const { form, locale } = input
  const { delivery, plan, discount } = priced
  return {
    reference,
    status: 'new' as const,
    name: form.name,
    contactBy: form.contactBy,
    phone: form.phone || null,
    email: form.email || null,
    language: locale,
    prefersText: form.prefersText,
    receiving: form.receiving,
    branch: priced.branch,
    zone: delivery?.name ?? null,
    deliveryDays: delivery?.wait || null,
    city: form.receiving === 'delivery' ? form.city : null,
    street: form.receiving === 'delivery' ? form.street : null,
    paying: form.paying,
    planMonths: plan?.months ?? null,
    planProvider: plan?.provider ?? null,
    planMarkupPercent: plan?.sellerMarkupPercent ?? null,
    discountGivenKzt: priced.totals.discountKzt,
    discountTitle: discount?.title ?? null,
    discountProof: discount?.proof ?? null,
    ...priced.totals,
    comment: form.comment || null,
    customer: input.customerId,
    lines: priced.lines.map(({ section, id, title, colour, colourName, quantity, unitKzt, warrantyMonths }) => ({
      title,
      colour: colourName || null,
      colourCode: colour ?? null,
      quantity,
      unitKzt,
      warrantyMonths,
      fromStock: tracked.has(stockKey(section, id)),
      product: { relationTo: section, value: id },
    })),
  }
}
