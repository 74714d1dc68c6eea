import type { ProductCollection } from '../catalogue/collections.ts'

/** What a promotion takes off for people of some status, percents no finer than hundredths, and of which goods. */
export type DiscountTerms = { percent: number; sections: readonly ProductCollection[] }

type Line = {
  section: ProductCollection
  quantity: number
  unitKzt: number
  /** What it costs without a reduction of its own; null where it has none. */
  oldKzt: number | null
}

/**
 * What is taken off an order, whole tenge, rounded in the shopper's favour. It is not added to another reduction: of a
 * thing that is cheaper already, only what makes the better of the two offers.
 */
export const discountOf = (lines: readonly Line[], { percent, sections }: DiscountTerms): number =>
  lines
    .filter(({ section }) => sections.includes(section))
    .reduce((sum, line) => sum + offOne(line, percent) * line.quantity, 0)

function offOne({ unitKzt, oldKzt }: Line, percent: number): number {
  const full = Math.max(unitKzt, oldKzt ?? 0)
  // In hundredths of a percent, whole numbers: binary fractions would round up what is even.
  const reduced = full - Math.ceil((full * Math.round(percent * 100)) / 10_000)
  return Math.max(0, unitKzt - reduced)
}

/** The proof is looked at over the counter: what a courier brings has no discount. */
export const mayHaveDiscount = (receiving: string): boolean => receiving === 'pickup'
