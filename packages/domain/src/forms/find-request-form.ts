import { z } from 'zod'
import { parseReference } from '../orders/order-reference.ts'
import { neededText, phone } from './form-fields.ts'

const number = neededText(40).transform((typed, context) => {
  const reference = parseReference(typed)
  if (reference) return reference
  context.addIssue({ code: 'custom', message: 'reference-wrong' })
  return z.NEVER
})

/** What is asked of whoever looks for an order or a visit without its link. */
export const findRequestForm = z.object({
  number,
  phone: phone.refine((given) => given !== '', 'required'),
})
