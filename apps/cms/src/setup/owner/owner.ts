import { type BrandTheme, brandColours, brandThemes } from '@estu/domain/brand/brand-colours'
import { readLook } from '@estu/domain/brand/brand-look'
import { longestShortName } from '@estu/domain/brand/brand-name'
import { contrastFaults } from '@estu/domain/brand/contrast-faults'
import { isHexColour } from '@estu/domain/brand/hex-colour'
import { typefaces } from '@estu/domain/brand/typefaces'
import { parseEmail } from '@estu/domain/contacts/email'
import { personName } from '@estu/domain/forms/form-fields'
import { isForeignPhone, isLandline, parseKazakhPhone } from '@estu/domain/locale/phone'
import { cleanLine } from '@estu/domain/text/clean-text'
import { z } from 'zod'
import { parseOpeningHours } from './opening-hours.ts'

/** Why an answer is refused; each has a sentence (`owner-refusals.ts`). */
export const ownerFaults = [
  'required',
  'too-long',
  'too-short',
  'name-wrong',
  'phone-wrong',
  'phone-foreign',
  'phone-landline',
  'email-wrong',
  'email-letters',
  'hours-wrong',
  'domain-wrong',
  'yes-or-no',
  'language-wrong',
  'branches-wrong',
  'colour-wrong',
  'colour-contrast',
  'typeface-wrong',
  'object-wrong',
  'unknown-key',
] as const
export type OwnerFault = (typeof ownerFaults)[number]

const line = (max: number) =>
  z.string({ error: 'required' }).transform(cleanLine).pipe(z.string().min(1, 'required').max(max, 'too-long'))

const inBoth = (max: number) => object({ ru: line(max), kk: line(max) })

const mapOf = <K extends string, T>(names: readonly K[], toValue: (name: K) => T) =>
  Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<K, T>

function object<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'unknown-key' : 'object-wrong'),
  })
}

const phone = (isForChat: boolean) =>
  z.string({ error: 'required' }).transform((typed, context) => {
    const parsed = parseKazakhPhone(typed)
    if (parsed && !(isForChat && isLandline(parsed))) return parsed
    const empty = cleanLine(typed) === ''
    const message = empty
      ? 'required'
      : parsed
        ? 'phone-landline'
        : isForeignPhone(typed)
          ? 'phone-foreign'
          : 'phone-wrong'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const email = z.string({ error: 'required' }).transform((typed, context) => {
  const parsed = parseEmail(typed)
  if (parsed.ok) return parsed.value
  context.addIssue({ code: 'custom', message: cleanLine(typed) === '' ? 'required' : parsed.error })
  return z.NEVER
})

const hours = z.string({ error: 'hours-wrong' }).transform((typed, context) => {
  const parsed = parseOpeningHours(typed)
  if (parsed.ok) return parsed.value
  context.addIssue({ code: 'custom', message: parsed.error })
  return z.NEVER
})

/** `https://name.kz` and nothing behind it. */
const domain = z.string({ error: 'domain-wrong' }).transform((typed, context) => {
  const origin = originOf(cleanLine(typed))
  if (origin) return origin
  context.addIssue({ code: 'custom', message: 'domain-wrong' })
  return z.NEVER
})

function originOf(typed: string): string | null {
  if (!URL.canParse(typed)) return null
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(typed)
  const isBare = pathname === '/' && search === '' && hash === '' && username === ''
  return protocol === 'https:' && hostname.includes('.') && isBare ? origin : null
}

/** What is the owner's to answer, one by one: the terminal asks for each, the file names each. */
export const ownerFields = {
  language: z.enum(['ru', 'kk'], { error: 'language-wrong' }),
  name: line(80),
  city: line(60),
  phone: phone(false),
  whatsapp: phone(true),
  email,
  branchName: line(80),
  address: line(160),
  hours,
  personName: personName as z.ZodType<string, string>,
  domain,
  delivers: z.boolean({ error: 'yes-or-no' }),
}

const branch = object({ name: inBoth(80), address: inBoth(160), hours: ownerFields.hours })

export type OwnerBranch = z.output<typeof branch>

const colour = z
  .string({ error: 'colour-wrong' })
  .transform((typed) => typed.trim().toLowerCase())
  .refine(isHexColour, 'colour-wrong')

/** The colours of one theme, where they are others than the default ones; text on each has to be readable. */
const coloursOf = (theme: BrandTheme) =>
  object(mapOf(brandColours, () => colour.optional())).superRefine((chosen, context) => {
    const { colours } = readLook({ colours: { [theme]: chosen } })
    const [worst] = contrastFaults(theme, colours[theme])
    if (worst) context.addIssue({ code: 'custom', path: [worst.of], message: 'colour-contrast' })
  })

/** What the shop looks like; each may come later, in the CMS, where the logo is put too. */
const looks = {
  shortName: object({ ru: line(longestShortName), kk: line(longestShortName) }).optional(),
  colours: object(mapOf(brandThemes, (theme) => coloursOf(theme).optional())).optional(),
  typeface: z.enum(typefaces, { error: 'typeface-wrong' }).optional(),
}

/** All that a shop of one's own begins with. */
export const ownerSchema = object({
  language: ownerFields.language.default('ru'),
  name: inBoth(80),
  city: inBoth(60),
  phone: ownerFields.phone,
  whatsapp: ownerFields.whatsapp.optional(),
  email: ownerFields.email,
  branches: z.array(branch, { error: 'branches-wrong' }).min(1, 'branches-wrong').max(50, 'branches-wrong'),
  administrator: object({ name: ownerFields.personName, email: ownerFields.email }),
  domain: ownerFields.domain.optional(),
  delivery: ownerFields.delivers,
  ...looks,
})

export type Owner = z.output<typeof ownerSchema>
