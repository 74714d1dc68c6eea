import { z } from 'zod'
import { parseEmail } from '../contacts/email.ts'
import { isForeignPhone, isLandline, parseKazakhPhone } from '../locale/phone.ts'
import { cleanLine, cleanText } from '../text/clean-text.ts'
import { typedText } from '../text/typed-text.ts'

/** Why a field was refused. Each has a sentence in both languages. */
export const fieldErrors = [
  'required',
  'too-long',
  'too-short',
  'name-wrong',
  'phone-wrong',
  'phone-foreign',
  'phone-needed',
  'phone-landline',
  'email-wrong',
  'email-letters',
  'email-needed',
  'choose-one',
  'date-wrong',
  'quantity-wrong',
  'reference-wrong',
  'digits-wrong',
  'age-wrong',
  'consent-needed',
  'consent-changed',
  'password-short',
  'password-common',
  'password-weak',
  'passwords-differ',
  'not-returnable',
] as const
export type FieldError = (typeof fieldErrors)[number]

/** Text of a limited length; longer text is refused and never cut. */
export const text = (max: number) => typedText().transform(cleanText).pipe(z.string().max(max, 'too-long'))

/** As `text`, and something must be there. */
export const neededText = (max: number, min = 1) =>
  typedText({ error: 'required' })
    .transform(cleanText)
    .pipe(z.string().min(1, 'required').min(min, 'too-short').max(max, 'too-long'))

/**
 * A person's name in any script: letters, and what joins them. Nothing that could be an address: letters begin with
 * the name, and a stranger's mailbox is no place for somebody's advertisement.
 */
export const personName = neededText(120, 2)
  .transform(cleanLine)
  .refine(
    (name) => /\p{L}/u.test(name) && /^[\p{L}\p{M} .,'()-]+$/u.test(name) && !/[.,]\p{Ll}{2}/u.test(name),
    'name-wrong',
  )

/** A number of Kazakhstan as `+77XXXXXXXXX`; empty stays empty. */
export const phone = typedText().transform((value, context) => {
  if (cleanLine(value) === '') return ''
  const parsed = parseKazakhPhone(value)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: isForeignPhone(value) ? 'phone-foreign' : 'phone-wrong' })
  return z.NEVER
})

/** An e-mail address in lower case, as letters are sent to it; empty stays empty. */
export const email = typedText().transform((value, context) => {
  if (cleanLine(value) === '') return ''
  const parsed = parseEmail(value)
  if (parsed.ok) return parsed.value
  context.addIssue({ code: 'custom', message: parsed.error })
  return z.NEVER
})

export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: 'choose-one' })

/** A box that must be ticked. */
export const consent = z.literal('yes', { error: 'consent-needed' })

/** A box that may be ticked. */
export const box = z
  .enum(['yes', ''])
  .default('')
  .transform((value) => value === 'yes')

/** Ways to reach a person; calling is possible and never presumed. */
export const contactWays = ['whatsapp', 'sms', 'telegram', 'email', 'call'] as const
export type ContactWay = (typeof contactWays)[number]

/** Who writes to us and how they want to be answered: what the chosen way needs has to be there. */
export const contactFields = {
  name: personName,
  contactBy: choice(contactWays),
  phone,
  email,
}

/** Beside `superRefine`: asked whatever else is wrong, so that all faults are told at once. Values may be missing then. */
export const whateverElse = {
  when: ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null,
}

type Contact = { contactBy: ContactWay; phone: string; email: string }

/** Adds the rule that the chosen way of contact comes with its address. */
export function needsItsAddress(contact: Contact, context: z.RefinementCtx): void {
  if (!contactWays.includes(contact.contactBy)) return
  if (contact.contactBy === 'email') {
    if (!contact.email) context.addIssue({ code: 'custom', path: ['email'], message: 'email-needed' })
    return
  }
  if (!contact.phone) context.addIssue({ code: 'custom', path: ['phone'], message: 'phone-needed' })
  else if (contact.contactBy !== 'call' && isLandline(contact.phone))
    context.addIssue({ code: 'custom', path: ['phone'], message: 'phone-landline' })
}
