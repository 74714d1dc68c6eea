/** How an order is paid, as it is stored. No other way is offered or promised anywhere. */
export const payingWays = ['at_pickup', 'on_delivery', 'instalment', 'pay_link'] as const
export type PayingWay = (typeof payingWays)[number]

/** What a checkout asks: whoever pays on receipt pays where they receive. */
export const askedWays = ['on_receipt', 'instalment', 'pay_link'] as const
export type AskedWay = (typeof askedWays)[number]

/** How an order is paid that is received in another way than before: whoever pays on receipt pays where they receive. */
export function payingAt(receiving: 'pickup' | 'delivery', paying: PayingWay): PayingWay {
  if (paying === 'instalment' || paying === 'pay_link') return paying
  return receiving === 'delivery' ? 'on_delivery' : 'at_pickup'
}

type Terms = {
  /** Whether a plan covers the sum. */
  hasPlan: boolean
  /** Whether the clinic sends links of a bank by which an order is paid. */
  sendsLinks: boolean
}

/** The ways that there are for what is ordered. */
export const offeredWays = ({ hasPlan, sendsLinks }: Terms): AskedWay[] =>
  askedWays.filter((way) => way === 'on_receipt' || (way === 'instalment' ? hasPlan : sendsLinks))
