import { z } from 'zod'
import { choice, text, whateverElse } from '../../forms/form-fields.ts'
import { type ReturnableLine, returnReasons, returnWishes } from './return-terms.ts'
import { takeField } from './take-field.ts'

const taken = (most: number) =>
  z
    .string()
    .default('')
    .transform((typed) => (typed.trim() === '' ? 0 : Number(typed)))
    .refine((count) => Number.isInteger(count) && count >= 0 && count <= most, 'quantity-wrong')

/** What a shopper fills in to bring goods back, for an order with these lines. @returns with `take`, a number a line */
export const returnForm = (lines: readonly ReturnableLine[]) =>
  z
    .object({
      ...Object.fromEntries(lines.map(({ quantity }, index) => [takeField(index), taken(quantity)])),
      reason: choice(returnReasons),
      wish: choice(returnWishes),
      comment: text(1000).default(''),
    })
    .superRefine((form, context) => {
      const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
      const take = counts(form, lines)
      if (take.every((count) => count === 0)) refuse(takeField(0), 'choose-one')
      for (const [index, count] of take.entries())
        if (count > 0 && form.reason && !lines[index]?.reasons.includes(form.reason))
          refuse(takeField(index), 'not-returnable')
      if (form.reason === 'unsuitable' && form.wish === 'repair') refuse('wish', 'choose-one')
      if (form.reason === 'faulty' && form.comment === '') refuse('comment', 'required')
    }, whateverElse)
    .transform((form) => ({
      reason: form.reason,
      wish: form.wish,
      comment: form.comment,
      take: counts(form, lines),
    }))

export type ReturnForm = z.output<ReturnType<typeof returnForm>>

const counts = (form: object, lines: readonly ReturnableLine[]): number[] =>
  lines.map((_, index) => {
    const count = (form as Record<string, unknown>)[takeField(index)]
    return typeof count === 'number' ? count : 0
  })
