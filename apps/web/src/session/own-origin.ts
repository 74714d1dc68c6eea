const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Tells whether a form's origin is this site: its configured address alone, whatever host the request names, since who
 * sends a request chooses both. A site that is configured on this machine is also the address of this machine by which
 * it was asked, under the same scheme.
 * @param origin what the browser says; null and `null` are nobody
 * @param host the host that the request names
 * @param webUrl the configured address of the site
 */
export function isOwnOrigin(origin: string | null, host: string | null, webUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const [own, asking] = [new URL(webUrl), new URL(origin)]
  if (asking.origin === own.origin) return true
  const isOnThisMachine = [own, asking].every(({ hostname }) => loopback.test(hostname))
  return isOnThisMachine && asking.protocol === own.protocol && asking.host === host
}
