import { parseKazakhPhone, withoutSeparators } from '../../locale/phone.ts'

/** What shows that a link was made for whoever opens it: the end of the phone they left, or their address where they left no phone. */
export type LinkProof = 'phone' | 'email'

export const proofOf = ({ phone, email }: { phone?: string | null; email?: string | null }): LinkProof | null =>
  phone ? 'phone' : email ? 'email' : null

const lastDigits = 4

/** The last digits of a phone, typed alone or with the whole number; null for anything else. */
export function lastDigitsOf(typed: string): string | null {
  const digits = (parseKazakhPhone(typed) ?? withoutSeparators(typed)).replaceAll('+', '')
  return /^(?:\d{4}|\d{10,11})$/.test(digits) ? digits.slice(-lastDigits) : null
}
