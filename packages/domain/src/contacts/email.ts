import { err, ok, type Result } from '../result.ts'
import { cleanLine } from '../text/clean-text.ts'

/** `email-letters`: before the `@`, or beside Latin ones in the domain, stand letters that mail servers do not take. */
export type EmailError = 'email-wrong' | 'email-letters'

const longest = 254
const mailbox = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]$/
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/
const anyDomain = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u
const otherLetter = /[^\p{ASCII}]/u

/**
 * Reads an e-mail address as letters are sent to it: in lower case, an international domain in punycode
 * (`a@xn--80ao21a.xn--80ao21a` for «a@қаз.қаз»). A mailbox in other letters needs SMTPUTF8 of every server on the way,
 * which few have.
 */
export function parseEmail(typed: string): Result<string, EmailError> {
  const line = cleanLine(typed).toLowerCase()
  const [local = '', domain = '', ...more] = line.split('@')
  if (line.length > longest || local === '' || more.length > 0 || !anyDomain.test(domain)) return err('email-wrong')
  if (otherLetter.test(local) || domain.split('.').some(mixesAlphabets)) return err('email-letters')
  const host = inPunycode(domain)
  if (!mailbox.test(local) || !host || !asciiDomain.test(host)) return err('email-wrong')
  const address = `${local}@${host}`
  return address.length > longest ? err('email-wrong') : ok(address)
}

/** Latin letters beside others: a slip of the keyboard, which no registry of domains takes. */
const mixesAlphabets = (label: string) => /\p{Script=Latin}/u.test(label) && /(?!\p{Script=Latin})\p{L}/u.test(label)

function inPunycode(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return null
  }
}
