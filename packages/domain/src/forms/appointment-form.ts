import { z } from 'zod'
import { parseAge } from '../appointments/typed-age.ts'
import { cleanLine } from '../text/clean-text.ts'
import { choice, consent, contactFields, needsItsAddress, personName, text, whateverElse } from './form-fields.ts'

export const visitors = ['self', 'child', 'relative'] as const
export const appointmentNeeds = ['sign_language', 'loop', 'wheelchair', 'companion'] as const
export const appointmentLanguages = ['ru', 'kk'] as const

const age = z
  .string()
  .default('')
  .transform((typed, context) => {
    if (cleanLine(typed) === '') return null
    const years = parseAge(typed)
    if (years !== null) return years
    context.addIssue({ code: 'custom', message: 'age-wrong' })
    return z.NEVER
  })

/** What a visitor fills in once a time is chosen. */
export const appointmentForm = z
  .object({
    ...contactFields,
    forWhom: choice(visitors),
    /** Who comes, where it is not who books. */
    visitorName: text(120).default(''),
    age,
    language: choice(appointmentLanguages),
    needs: z.array(z.enum(appointmentNeeds)).max(appointmentNeeds.length).default([]),
    comment: text(1000).default(''),
    consent,
  })
  .superRefine((visit, context) => {
    needsItsAddress(visit, context)
    if (visit.forWhom !== 'child' && visit.forWhom !== 'relative') return
    const name = personName.safeParse(visit.visitorName)
    if (!name.success)
      context.addIssue({ code: 'custom', path: ['visitorName'], message: name.error.issues[0]?.message ?? 'required' })
  }, whateverElse)
  .transform((visit) => (visit.forWhom === 'self' ? { ...visit, visitorName: '' } : visit))

export type AppointmentForm = z.output<typeof appointmentForm>
