import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Refuses what was sent before requests had headers: nobody can say where it ends.
 * @returns true when the request was answered here
 */
export function refuseUnversioned({ httpVersionMajor }: IncomingMessage, res: ServerResponse): boolean {
  if (httpVersionMajor === 1) return false
  res.writeHead(400, { 'cache-control': 'no-store', connection: 'close' }).end()
  return true
}
