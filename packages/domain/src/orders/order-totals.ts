/** Whole tenge throughout. */
export type PricedLine = { unitKzt: number; quantity: number }
export type DeliveryTerms = { priceKzt: number; freeFromKzt: number | null }
export type PlanTerms = { sellerMarkupPercent: number }
export type Totals = { goodsKzt: number; discountKzt: number; deliveryKzt: number; markupKzt: number; totalKzt: number }

/**
 * What an order costs. A plan paid for by the seller may cost more than paying at once: the difference is rounded up
 * to whole tenge and counted from the products alone, as they cost after a discount. Both prices have to be shown (rules of internal trade, 2025).
 */
export function orderTotals(
  lines: readonly PricedLine[],
  delivery: DeliveryTerms | null,
  plan: PlanTerms | null,
  discountKzt = 0,
): Totals {
  const goodsKzt = lines.reduce((sum, { unitKzt, quantity }) => sum + unitKzt * quantity, 0)
  const deliveryKzt = deliveryPrice(goodsKzt, delivery)
  const leftKzt = goodsKzt - discountKzt
  const markupKzt = plan ? markupOf(leftKzt, plan.sellerMarkupPercent) : 0
  return { goodsKzt, discountKzt, deliveryKzt, markupKzt, totalKzt: leftKzt + deliveryKzt + markupKzt }
}

/** In hundredths of a percent, whole numbers: 3,000 at 1.1 % is 33, which binary fractions would make 33.000…4. */
const markupOf = (goodsKzt: number, percent: number) => Math.ceil((goodsKzt * Math.round(percent * 100)) / 10_000)

/** Returns what it costs to have goods of this sum brought. */
export function deliveryPrice(goodsKzt: number, delivery: DeliveryTerms | null): number {
  if (!delivery) return 0
  const free = delivery.freeFromKzt !== null && goodsKzt >= delivery.freeFromKzt
  return free ? 0 : delivery.priceKzt
}
