import { coversSum, type SumBounds } from './plan-terms.ts'

/** `isSure`: covers the goods whether a discount is taken or not, and whichever. */
export type Offered<P> = P & { isSure: boolean }

/**
 * Returns the plans by which goods of a sum can be paid, as they are or less one of the discounts: at most one is taken.
 * @param discountsKzt what each discount takes off, whole tenge.
 */
export function offeredPlans<P extends SumBounds>(
  plans: readonly P[],
  goodsKzt: number,
  discountsKzt: readonly number[],
): Offered<P>[] {
  const sums = [goodsKzt, ...discountsKzt.map((discountKzt) => goodsKzt - discountKzt)]
  return plans.flatMap((plan) => {
    const covered = sums.filter((sumKzt) => coversSum(plan, sumKzt))
    return covered.length > 0 ? [{ ...plan, isSure: covered.length === sums.length }] : []
  })
}
