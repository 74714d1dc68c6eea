/** Why an order is not priced or placed as it was asked for. */
export const orderRefusals = [
  'cart-empty',
  'not-for-sale',
  'out-of-stock',
  'total-changed',
  'branch-unknown',
  'zone-unknown',
  'plan-unknown',
  'paying-unknown',
  'discount-unknown',
  'key-reused',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]

/** `detail`: what the words of the refusal are filled in with. */
export type OrderFailure = { code: OrderRefusal; detail: Readonly<Record<string, string | number>> }
