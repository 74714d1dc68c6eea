import { randomBytes } from 'node:crypto'
import { addressOf, type Network } from '../run/network.ts'

/** A host by whose name the proxy leads to the CMS. */
export const cmsHost = 'cms.estu.test'

/** What an operator would write into `.env`: secrets made for this run, addresses on loopback. */
export function valuesFor(names: readonly string[], network: Network, smtpUrl: string): Record<string, string> {
  const known: Record<string, string> = {
    WEB_URL: `http://${addressOf(network, 'proxy')}`,
    CMS_URL: `http://${cmsHost}`,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'no-reply@estu.example',
    ACTIONS_KEY: randomBytes(32).toString('base64'),
  }
  return Object.fromEntries(names.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]))
}
