import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'

/** Pages that their address alone decides, nothing of the visitor. */
const decidedByAddress: readonly string[] = [
  routes.compare.path,
  routes.devices.path,
  routes.childrensDevices.path,
  routes.implants.path,
  routes.consumables.path,
  routes.accessories.path,
]

/**
 * Next marks every page that it makes for a visit as private. Of those that their address alone decides a browser may
 * keep a copy that it asks about each time: so a comparison can be read again without a network.
 */
export function allowCopies(req: IncomingMessage, res: ServerResponse): void {
  const { path } = splitLocalePath((req.url ?? '/').split('?')[0] ?? '/')
  if (req.method !== 'GET' || !decidedByAddress.includes(path)) return
  const set = res.setHeader.bind(res)
  res.setHeader = (name, value) => {
    const isPrivate = name.toLowerCase() === 'cache-control' && /\bno-store\b/.test(String(value))
    return set(name, isPrivate && res.statusCode === 200 ? 'no-cache' : value)
  }
}
