import type { Locale } from '@estu/domain/locale/locales'
import type { ReturnForm } from '@estu/domain/orders/returns/return-form'
import type { Result } from '@estu/domain/result'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { runIdempotent } from '../../../database/idempotency.ts'
import { inTransaction, Refusal, resultOf } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import type { Order } from '../../../payload-types.ts'
import { byShopper } from '../returns/keep-returns.ts'
import type { ReturnTerms } from './read-return-terms.ts'
import { returnTermsOf } from './read-return-terms.ts'

const returnRefusals = ['not-found', 'too-late', 'return-changed', 'key-reused'] as const
export type ReturnRefusal = (typeof returnRefusals)[number]

/** An order has so many requests at most: whoever needs more talks to somebody. */
export const mostReturns = 20

type Asked = { id: string; key: string; locale: Locale; form: ReturnForm }

/** Keeps a request to bring goods back once for its key; the branch hears of it. */
export const askReturn = (payload: Payload, { id, key, locale, form }: Asked): Promise<Result<null, ReturnRefusal>> =>
  changeReturns(payload, locale, id, (req, order) =>
    runIdempotent(req, { key, scope: 'return', request: { id, form } }, async () => {
      const terms = await returnTermsOf(req, order)
      if (!terms || (order.returns ?? []).length >= mostReturns) throw new Refusal<ReturnRefusal>('too-late')
      if (!fits(form, terms)) throw new Refusal<ReturnRefusal>('return-changed')
      await store(req, order, [...(order.returns ?? []), requestOf(form, terms)])
      return null
    }),
  )

/** The shopper keeps the goods after all; until somebody has answered. Doing so twice changes nothing the second time. */
export const withdrawReturn = (
  payload: Payload,
  { id, returnId, locale }: { id: string; returnId: string; locale: Locale },
): Promise<Result<null, ReturnRefusal>> =>
  changeReturns(payload, locale, id, async (req, order) => {
    const row = order.returns?.find((one) => one.id === returnId)
    if (!row) throw new Refusal<ReturnRefusal>('not-found')
    if (row.status === 'withdrawn') return null
    if (row.status !== 'asked') throw new Refusal<ReturnRefusal>('too-late')
    await store(
      req,
      order,
      (order.returns ?? []).map((one) => (one === row ? { ...one, status: 'withdrawn' as const } : one)),
    )
    return null
  })

const changeReturns = (
  payload: Payload,
  locale: Locale,
  id: string,
  change: (req: PayloadRequest, order: Order) => Promise<null>,
): Promise<Result<null, ReturnRefusal>> =>
  resultOf(returnRefusals, () => inTransaction(payload, locale, async (req) => change(req, await heldOrder(req, id))))

/** Held until the end, so that two requests cannot bring the same thing back twice. */
async function heldOrder(req: PayloadRequest, id: string): Promise<Order> {
  const db = await databaseOf(req)
  await db.execute(sql`select id from orders where id = ${id}::uuid for update`)
  const order = await req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!order) throw new Refusal<ReturnRefusal>('not-found')
  return order
}

/** What was free when the form was shown may have been asked for in another tab since. */
const fits = ({ take, reason }: ReturnForm, { lines }: ReturnTerms): boolean =>
  take.some((count) => count > 0) &&
  take.every((count, index) => {
    const line = lines[index]
    return count === 0 || (line !== undefined && count <= line.quantity && line.reasons.includes(reason))
  })

const requestOf = ({ take, reason, wish, comment }: ReturnForm, { lines }: ReturnTerms) => ({
  status: 'asked' as const,
  askedAt: new Date().toISOString(),
  reason,
  wish,
  comment: comment || null,
  goods: take.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity, title: lines[line]?.title ?? '' }] : [])),
})

async function store(req: PayloadRequest, { id }: Order, returns: Order['returns']): Promise<void> {
  await req.payload.update({
    collection: 'orders',
    id,
    data: { returns },
    depth: 0,
    context: { author: 'shopper', [byShopper]: true },
    overrideAccess: true,
    req,
  })
}
