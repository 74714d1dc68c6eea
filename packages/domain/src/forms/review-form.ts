import { z } from 'zod'
import { productCollections } from '../catalogue/collections.ts'
import { consent, email, neededText, personName, text } from './form-fields.ts'

/** A review as its author writes it. It appears after a moderator has read it. */
export const reviewForm = z.object({
  section: z.enum(productCollections),
  product: z.uuid(),
  rating: z.enum(['1', '2', '3', '4', '5'], { error: 'choose-one' }).transform(Number),
  author: personName,
  title: neededText(120, 2),
  text: neededText(4000, 10),
  pros: text(300).default(''),
  cons: text(300).default(''),
  email: email.default(''),
  consent,
})

export type ReviewForm = z.output<typeof reviewForm>
