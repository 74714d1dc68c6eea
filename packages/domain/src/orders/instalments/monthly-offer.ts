import { type Plan, planTerms } from './plan-terms.ts'

export type MonthlyOffer = { monthlyKzt: number; months: number }

/**
 * What a sum comes to a month, as cards, facets and product pages alike say it: by the longest plan that covers it and
 * costs nothing extra, one with another price being shown with both prices among the plans.
 * @param mostMonths no longer plan is offered for this product; 0 where nobody said that it is paid in parts.
 * @returns null where no plan covers it.
 */
export function monthlyOffer(sumKzt: number, plans: readonly Plan[], mostMonths: number): MonthlyOffer | null {
  const offers = plans.flatMap((plan) => {
    const terms = plan.sellerMarkupPercent === 0 && plan.months <= mostMonths ? planTerms(sumKzt, plan) : null
    return terms ? [{ monthlyKzt: terms.monthlyKzt, months: plan.months }] : []
  })
  return offers.toSorted((a, b) => b.months - a.months)[0] ?? null
}
