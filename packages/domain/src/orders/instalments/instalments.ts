/**
 * The payments of an interest-free plan, in whole tenge: all equal and rounded up, so that the advertised monthly
 * figure is what is paid, and a smaller last one. They sum exactly to the price.
 * @returns an empty list when the price or the number of months makes no plan.
 */
export function instalmentRows(priceKzt: number, months: number): number[] {
  if (!Number.isInteger(priceKzt) || !Number.isInteger(months) || months < 1 || priceKzt < months * months) return []
  const monthly = Math.ceil(priceKzt / months)
  const rows = Array.from({ length: months - 1 }, () => monthly)
  return [...rows, priceKzt - monthly * (months - 1)]
}

/** What a plan costs a month, rounded up to whole tenge. */
export const monthlyFrom = (priceKzt: number, months: number): number => Math.ceil(priceKzt / months)
