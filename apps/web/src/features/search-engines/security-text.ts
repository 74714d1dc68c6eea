import { locales } from '@estu/domain/locale/locales'

export const securityTextPath = '/.well-known/security.txt'

const dayMs = 86_400_000
const validDays = 180

type Facts = {
  /** Empty where the organisation names none. */
  email: string
  /** Addresses with their host. */
  form: string
  canonical: string
  now: Date
}

/** Lines of RFC 9116. The end of their term moves once a day, so that all of a day get the same bytes. */
export function securityText({ email, form, canonical, now }: Facts): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const expires = new Date(today + validDays * dayMs).toISOString().replace('.000Z', 'Z')
  const lines = [
    ...(email ? [`Contact: mailto:${encodeURI(email)}`] : []),
    `Contact: ${form}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${canonical}`,
  ]
  return `${lines.join('\n')}\n`
}
