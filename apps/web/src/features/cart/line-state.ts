import { cartLimits } from '@estu/domain/orders/cart-limits'
import type { QuotedLine } from '@/content/types'

/** Less of it is left than the visitor wants. */
export const isShort = ({ left, quantity }: QuotedLine) => left !== null && left < quantity

/** How many of a line can be ordered. */
export const mostOf = ({ left }: QuotedLine) => Math.min(left ?? cartLimits.quantity, cartLimits.quantity)

/** A line with which no order can be placed. */
export const isBlocking = (line: QuotedLine) => line.unitKzt === null || isShort(line)

/** The price the visitor saw when they put it into the cart, where it is another today. */
export const changedPrice = ({ unitKzt, seenKzt }: QuotedLine) =>
  unitKzt !== null && seenKzt !== undefined && seenKzt !== unitKzt ? seenKzt : null
