import { randomBytes } from 'node:crypto'
import { authorityDirectory } from './authority.ts'

/** The shop's hosts: names that only the containers know, all answered for by the edge. */
export const shopHost = 'estu.test'
export const cmsHost = 'cms.estu.test'

/** What an operator would write into `.env`: secrets made for this run. */
export function valuesFor(names: readonly string[], smtpUrl: string): Record<string, string> {
  const known: Record<string, string> = {
    WEB_URL: `https://${shopHost}`,
    CMS_URL: `https://${cmsHost}`,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'no-reply@estu.example',
    ACTIONS_KEY: randomBytes(32).toString('base64'),
    BACKUP_KEY: randomBytes(32).toString('base64'),
  }
  const secrets = Object.fromEntries(names.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]))
  return { ...secrets, ACME_DIRECTORY: authorityDirectory }
}
