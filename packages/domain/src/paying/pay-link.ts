/** Why an address is no link by which a shopper may be asked to pay. */
export const payLinkProblems = ['not-an-address', 'not-https', 'has-credentials', 'foreign-host'] as const
export type PayLinkProblem = (typeof payLinkProblems)[number]

const longest = 2000

/**
 * What keeps an address from being sent to a shopper: it has to be https, without a name or a password in it, and of a
 * bank that the shop named, so that neither a slip nor a stranger's page gets the money.
 * @param hosts of the shop's banks, as `hostName` gives them; a host stands for what is below it too
 */
export function payLinkProblem(typed: string, hosts: readonly string[]): PayLinkProblem | null {
  const text = typed.trim()
  const url = text.length <= longest ? URL.parse(text) : null
  if (!url || /\s/.test(text)) return 'not-an-address'
  if (url.protocol !== 'https:') return 'not-https'
  if (url.username || url.password) return 'has-credentials'
  const isOurs = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return isOurs && !url.port ? null : 'foreign-host'
}

/** The host that somebody named, by itself or in an address of it; null where there is none that a bank could have. */
export function hostName(typed: string): string | null {
  const text = typed.trim()
  const url = URL.parse(text.includes('://') ? text : `https://${text}`)
  return url && /^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname) ? url.hostname : null
}
