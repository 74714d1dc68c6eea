import { z } from 'zod'
import { recoveryDigits } from './second-factors.ts'

/** As people type it: apps and paper show digits in groups. */
const digits = z
  .string()
  .max(60)
  .transform((typed) => typed.replace(/[\s -]/g, ''))
const appDigits = /^\d{6}$/

export const appCode = z.object({ code: digits.pipe(z.string().regex(appDigits)) })
export const anyCode = z.object({
  code: digits.pipe(
    z.string().refine((code) => appDigits.test(code) || new RegExp(`^\\d{${recoveryDigits}}$`).test(code)),
  ),
})
