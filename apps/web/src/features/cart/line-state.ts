import type { PricedCartLine } from '@/content/types'

/** Less of it is left than the visitor wants. */
export const isShort = ({ left, quantity }: PricedCartLine) => left !== null && left < quantity

/** The price the visitor saw when they put it into the cart, where it is another today. */
export const changedPrice = ({ unitKzt, seenKzt }: PricedCartLine) =>
  unitKzt !== null && seenKzt !== undefined && seenKzt !== unitKzt ? seenKzt : null
