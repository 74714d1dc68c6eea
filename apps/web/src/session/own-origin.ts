/**
 * Whether a form's origin is this site: its public address, or the host it was asked by (an address within the
 * network, a port of this machine) under the scheme of the public one; a page that came unprotected may be anybody's.
 * @param origin what the browser says; null and `null` are nobody.
 */
export function isOwnOrigin(origin: string | null, host: string | null, webUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const [own, asking] = [new URL(webUrl), new URL(origin)]
  return asking.origin === own.origin || (asking.protocol === own.protocol && asking.host === host)
}
