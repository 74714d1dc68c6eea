import type { IncomingMessage } from 'node:http'
import { pageRouteHeader } from '@estu/domain/requests/internal-headers'
import { pageRoute } from './page-route.ts'

/**
 * Tells Next where a page stands, for its one rule to read. Trap: Next makes a pattern of each of its own rules anew at
 * every rendering; with one for each thing that a listing can be asked for they took a tenth of it.
 */
export function tellPageRoute(req: IncomingMessage): void {
  const route = pageRoute(req.url ?? '/')
  if (route === null) delete req.headers[pageRouteHeader]
  else req.headers[pageRouteHeader] = route
}
