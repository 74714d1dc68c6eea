import { orderTotals } from '../order-totals.ts'
import { instalmentRows } from './instalments.ts'

/** Which sums a plan is for, both ends included; whole tenge. */
export type SumBounds = { minKzt: number; maxKzt: number | null }

/** A plan that the shop offers. Above zero percent the seller pays for the delay. */
export type Plan = SumBounds & { months: number; sellerMarkupPercent: number }

export type PlanTerms = {
  /** What is paid in all; more than the sum where the seller pays for the delay. */
  totalKzt: number
  /** Every payment but the last. */
  monthlyKzt: number
  lastKzt: number
}

/** Whether a plan is for goods of this sum. @param sumKzt whole tenge */
export const coversSum = ({ minKzt, maxKzt }: SumBounds, sumKzt: number): boolean =>
  sumKzt >= minKzt && sumKzt <= (maxKzt ?? sumKzt)

/** What a plan asks for a sum; null where it does not cover the sum, or the sum is too small to be divided. */
export function planTerms(sumKzt: number, plan: Plan): PlanTerms | null {
  if (!coversSum(plan, sumKzt)) return null
  const { months, sellerMarkupPercent } = plan
  const { totalKzt } = orderTotals([{ unitKzt: sumKzt, quantity: 1 }], null, { sellerMarkupPercent })
  const rows = instalmentRows(totalKzt, months)
  const [monthlyKzt, lastKzt] = [rows[0], rows.at(-1)]
  return monthlyKzt === undefined || lastKzt === undefined ? null : { totalKzt, monthlyKzt, lastKzt }
}
