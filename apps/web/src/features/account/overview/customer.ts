import type { Locale } from '@estu/domain/locale/locales'

/** Who owns the account. */
export type Customer = {
  id: string
  name: string
  email: string
  phone: string
  language: Locale
  emailConfirmed: boolean
}
