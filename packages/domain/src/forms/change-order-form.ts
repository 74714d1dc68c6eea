import { z } from 'zod'
import { choice, contactFields, needsItsAddress, text, whateverElse } from './form-fields.ts'
import { receiving } from './order-form.ts'

type Field = 'branch' | 'zone' | 'city' | 'street'

const placeOf = {
  pickup: { branch: 'choose-one' },
  delivery: { zone: 'choose-one', city: 'required', street: 'required' },
}

/** What of an order its shopper may change until it is confirmed: how and where it is received, and their contact. */
export const changeOrderForm = z
  .object({
    receiving: choice(receiving),
    branch: text(64).default(''),
    zone: text(64).default(''),
    city: text(80).default(''),
    street: text(200).default(''),
    ...contactFields,
  })
  .superRefine((order, context) => {
    for (const [field, message] of Object.entries(placeOf[order.receiving] ?? {}))
      if (!order[field as Field]) context.addIssue({ code: 'custom', path: [field], message })
    needsItsAddress(order, context)
  }, whateverElse)

export type ChangeOrderForm = z.output<typeof changeOrderForm>
