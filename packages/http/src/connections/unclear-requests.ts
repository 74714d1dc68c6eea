import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Refuses what was sent before requests had headers, since nobody can say where it ends, and what names two hosts, of
 * which a proxy may have read the other (RFC 9112, 3.2).
 * @returns true when the request was answered here
 */
export function refuseUnclear({ httpVersionMajor, rawHeaders }: IncomingMessage, res: ServerResponse): boolean {
  if (httpVersionMajor === 1 && hostsIn(rawHeaders) < 2) return false
  res.writeHead(400, { 'cache-control': 'no-store', connection: 'close' }).end()
  return true
}

/** @param raw names and values in turn */
const hostsIn = (raw: readonly string[]) =>
  raw.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
