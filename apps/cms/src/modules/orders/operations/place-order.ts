import { randomBytes } from 'node:crypto'
import type { OrderForm } from '@estu/domain/forms/order-form'
import { type Locale, locales } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import { referenceFrom } from '@estu/domain/orders/order-reference'
import { orderTotals } from '@estu/domain/orders/order-totals'
import { err, ok, type Result } from '@estu/domain/result'
import type { Payload, PayloadRequest } from 'payload'
import { runIdempotent } from '../../../database/idempotency.ts'
import { inTransaction, Refusal } from '../../../database/in-transaction.ts'
import { linkToken, recordConsent } from '../../customer-requests/index.ts'
import { readDelivery, readPlan } from './order-terms.ts'
import { priceCart } from './price-cart.ts'
import { stockKey, takeStock } from './stock.ts'

export type OrderRefusal =
  | 'cart-empty'
  | 'not-for-sale'
  | 'out-of-stock'
  | 'total-changed'
  | 'branch-unknown'
  | 'zone-unknown'
  | 'plan-unknown'
  | 'key-reused'

export type OrderInput = {
  locale: Locale
  key: string
  cart: readonly CartLine[]
  form: OrderForm
  /** What the shopper saw and agreed to, whole tenge. Another sum is never charged silently. */
  seenTotalKzt: number
  customerId: string | null
}

export type PlacedOrder = { reference: string; token: string; totalKzt: number }
export type OrderFailure = { code: OrderRefusal; detail: Readonly<Record<string, string | number>> }

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
    if (error instanceof Refusal) return { ...err(error.code as OrderRefusal), detail: error.detail }
    throw error
  }
}

async function store(req: PayloadRequest, input: OrderInput): Promise<PlacedOrder> {
  const { form, locale } = input
  if (input.cart.length === 0) throw new Refusal('cart-empty')
  const priced = await priceCart(req, input.cart, locale)
  const gone = priced.find(({ unitKzt }) => unitKzt === null)
  if (gone) throw new Refusal('not-for-sale', { title: gone.title, id: gone.id })
  const lines = priced.map((line) => ({ ...line, unitKzt: line.unitKzt ?? 0 }))
  const goods = lines.reduce((sum, { unitKzt, quantity }) => sum + unitKzt * quantity, 0)
  const delivery = form.receiving === 'delivery' ? await readDelivery(req, form.zone, locale) : null
  const plan = form.paying === 'instalment' ? await readPlan(req, form.plan, goods, locale) : null
  const branch = form.receiving === 'pickup' ? await readBranch(req, form.branch) : null
  const totals = orderTotals(lines, delivery, plan)
  if (totals.totalKzt !== input.seenTotalKzt) throw new Refusal('total-changed', { total: totals.totalKzt })
  const taken = await takeStock(
    req,
    lines.map(({ section, id, quantity }) => ({ key: stockKey(section, id), quantity })),
  )
  if (!taken.ok) {
    const short = lines.find(({ section, id }) => stockKey(section, id) === taken.key)
    throw new Refusal('out-of-stock', { title: short?.title ?? '', id: short?.id ?? '', left: taken.left })
  }
  const order = await req.payload.create({
    collection: 'orders',
    data: {
      reference: referenceFrom('E', randomBytes(8)),
      status: 'new',
      name: form.name,
      contactBy: form.contactBy,
      phone: form.phone || null,
      email: form.email || null,
      language: locale,
      prefersText: form.prefersText,
      receiving: form.receiving,
      branch,
      zone: delivery?.name ?? null,
      city: form.receiving === 'delivery' ? form.city : null,
      street: form.receiving === 'delivery' ? form.street : null,
      paying: form.paying,
      planMonths: plan?.months ?? null,
      planProvider: plan?.provider ?? null,
      ...totals,
      comment: form.comment || null,
      customer: input.customerId,
      lines: lines.map(({ section, id, title, quantity, unitKzt, warrantyMonths }) => ({
        title,
        quantity,
        unitKzt,
        warrantyMonths,
        fromStock: taken.tracked.has(stockKey(section, id)),
        product: { relationTo: section, value: id },
      })),
    },
    context: { author: 'shopper' },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await recordConsent(req, 'order', `orders:${order.id}`, locale)
  const token = linkToken(req.payload.secret, 'order', order.id)
  return { reference: order.reference, token, totalKzt: totals.totalKzt }
}

/** A branch that is published in one language at least. */
async function readBranch(req: PayloadRequest, id: string): Promise<string> {
  for (const locale of locales) {
    const found = await req.payload.find({
      collection: 'branches',
      where: { id: { equals: id } },
      limit: 1,
      depth: 0,
      locale,
      select: { slug: true },
      overrideAccess: false,
      user: null,
      req: { ...req, locale, user: null } as PayloadRequest,
    })
    if (found.docs[0]) return found.docs[0].id
  }
  throw new Refusal('branch-unknown')
}
