import { z } from 'zod'
import { mayHaveDiscount } from '../discounts/discount.ts'
import { askedWays, payingAt } from '../paying/paying-ways.ts'
import { box, choice, consent, contactFields, needsItsAddress, text, whateverElse } from './form-fields.ts'

export const receiving = ['pickup', 'delivery'] as const
/** What is asked. Forms that waited in a browser may still name the place as well. */
const paying = [...askedWays, 'at_pickup', 'on_delivery'] as const

/** What a shopper fills in to order. Prices and totals are not among it: the server counts them. */
export const orderForm = z
  .object({
    ...contactFields,
    prefersText: box,
    receiving: choice(receiving),
    branch: text(64).default(''),
    zone: text(64).default(''),
    city: text(80).default(''),
    street: text(200).default(''),
    paying: choice(paying),
    plan: text(64).default(''),
    /** The promotion whose discount is asked for. */
    discount: text(64).default(''),
    comment: text(1000).default(''),
    consent,
  })
  .superRefine((order, context) => {
    needsItsAddress(order, context)
    const need = (field: 'branch' | 'zone' | 'city' | 'street' | 'plan', message: string) => {
      if (!order[field]) context.addIssue({ code: 'custom', path: [field], message })
    }
    if (order.receiving === 'pickup') need('branch', 'choose-one')
    if (order.receiving === 'delivery') {
      need('zone', 'choose-one')
      need('city', 'required')
      need('street', 'required')
    }
    if (order.paying === 'instalment') need('plan', 'choose-one')
  }, whateverElse)
  .transform((order) => ({
    ...order,
    paying: payingAt(order.receiving, order.paying === 'on_receipt' ? 'at_pickup' : order.paying),
    // The box stays ticked, out of sight, when a courier is chosen after it.
    discount: mayHaveDiscount(order.receiving) ? order.discount : '',
  }))

export type OrderForm = z.output<typeof orderForm>
