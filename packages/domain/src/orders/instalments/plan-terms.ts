import { orderTotals } from '../order-totals.ts'
import { instalmentRows } from './instalments.ts'

/** A plan that the shop offers; whole tenge. Above zero percent the seller pays for the delay. */
export type Plan = { months: number; minKzt: number; maxKzt: number | null; sellerMarkupPercent: number }

export type PlanTerms = {
  /** What is paid in all; more than the sum where the seller pays for the delay. */
  totalKzt: number
  /** Every payment but the last. */
  monthlyKzt: number
  lastKzt: number
}

/** What a plan asks for a sum; null where it does not cover the sum, or the sum is too small to be divided. */
export function planTerms(sumKzt: number, { months, minKzt, maxKzt, sellerMarkupPercent }: Plan): PlanTerms | null {
  if (sumKzt < minKzt || sumKzt > (maxKzt ?? sumKzt)) return null
  const { totalKzt } = orderTotals([{ unitKzt: sumKzt, quantity: 1 }], null, { sellerMarkupPercent })
  const rows = instalmentRows(totalKzt, months)
  const [monthlyKzt, lastKzt] = [rows[0], rows.at(-1)]
  return monthlyKzt === undefined || lastKzt === undefined ? null : { totalKzt, monthlyKzt, lastKzt }
}
