import { err, ok, type Result } from '@estu/domain/result'
import type { Payload, PayloadRequest } from 'payload'
import { findIdempotentAnswer } from '../../../database/idempotency.ts'
import { inTransaction, isRefusal, Refusal } from '../../../database/in-transaction.ts'
import { type OrderFailure, type OrderRefusal, orderRefusals } from './order-refusals.ts'
import type { PlacedOrder } from './place-order.ts'
import { type OrderWish, priceWish } from './price-order.ts'

type Look = Omit<OrderWish, 'seenTotalKzt' | 'seenDiscountKzt'>

/** What an order would cost now, and whether there is enough of everything. Nothing is taken or stored. */
export async function previewOrder(
  payload: Payload,
  look: Look,
): Promise<Result<{ totalKzt: number; discountKzt: number }, OrderRefusal> & { detail?: OrderFailure['detail'] }> {
  try {
    return ok(await inTransaction(payload, look.locale, (req) => priceAndCount(req, look)))
  } catch (error) {
    if (isRefusal(error, orderRefusals)) return { ...err(error.code), detail: error.detail }
    throw error
  }
}

async function priceAndCount(req: PayloadRequest, look: Look): Promise<{ totalKzt: number; discountKzt: number }> {
  const { lines, totals } = await priceWish(req, look)
  const short = lines.find(({ left, quantity }) => left !== null && left < quantity)
  if (short)
    throw new Refusal<OrderRefusal>('out-of-stock', { title: short.title, id: short.id, left: short.left ?? 0 })
  return { totalKzt: totals.totalKzt, discountKzt: totals.discountKzt }
}

/** The order that was placed with a key, or null: for whoever never heard the answer. */
export const findPlacedOrder = (payload: Payload, locale: Look['locale'], key: string): Promise<PlacedOrder | null> =>
  inTransaction(payload, locale, (req) => findIdempotentAnswer<PlacedOrder>(req, { scope: 'order', key }))
