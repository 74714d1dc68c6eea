import { orderTotals, type Totals } from '../orders/order-totals.ts'

type Counted = {
  goodsKzt: number
  deliveryKzt: number
  planMarkupPercent?: number | null
  /** What the discount was when the order was placed. */
  discountGivenKzt?: number | null
}

/** The sums of an order once its discount is taken off, or given back. */
export function discountAfter(order: Counted, isOff: boolean): Totals {
  const { goodsKzt, deliveryKzt, planMarkupPercent, discountGivenKzt } = order
  return orderTotals(
    [{ unitKzt: goodsKzt, quantity: 1 }],
    { priceKzt: deliveryKzt, freeFromKzt: null },
    planMarkupPercent ? { sellerMarkupPercent: planMarkupPercent } : null,
    isOff ? 0 : (discountGivenKzt ?? 0),
  )
}
