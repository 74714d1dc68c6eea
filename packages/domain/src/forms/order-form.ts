import { z } from 'zod'
import { box, choice, consent, contactFields, needsItsAddress, text } from './form-fields.ts'

export const receiving = ['pickup', 'delivery'] as const
export const paying = ['at_pickup', 'on_delivery', 'instalment'] as const

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
    const wrongPlace =
      (order.paying === 'at_pickup' && order.receiving !== 'pickup') ||
      (order.paying === 'on_delivery' && order.receiving !== 'delivery')
    if (wrongPlace) context.addIssue({ code: 'custom', path: ['paying'], message: 'choose-one' })
  })

export type OrderForm = z.output<typeof orderForm>
