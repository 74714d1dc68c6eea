/** How an order is paid, as it is stored. No other way is offered or promised anywhere. */
export const payingWays = ['at_pickup', 'on_delivery', 'instalment', 'pay_link'] as const
export type PayingWay = (typeof payingWays)[number]

/** What a checkout asks: whoever pays on receipt pays where they receive. */
export const askedWays = ['on_receipt', 'instalment', 'pay_link'] as const
export type AskedWay = (typeof askedWays)[number]

type Terms = {
  /** Whether a plan covers the sum. */
  hasPlan: boolean
  /** Whether the clinic sends links of a bank by which an order is paid. */
  sendsLinks: boolean
}

/** The ways that there are for what is ordered. */
export const offeredWays = ({ hasPlan, sendsLinks }: Terms): AskedWay[] =>
  askedWays.filter((way) => way === 'on_receipt' || (way === 'instalment' ? hasPlan : sendsLinks))
