import type { IncomingMessage, ServerResponse } from 'node:http'
import { localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { callInProcess } from '../../lib/process-bridge.ts'
import { withTimeout } from '../../lib/with-timeout.ts'

const guardedPath = /^\/(user|order|appointment|wait|auth)(\/|$)/
const patienceMs = 5000

/**
 * Decides about pages that are somebody's own before anything of them is sent. Trap: a page that has begun to stream
 * answers 200 whatever it then finds, with a redirect or a missing page as markup. The pages check again themselves.
 * @returns `answered` when it was answered here, `fault` when the guard could not be asked: nothing opens, and nobody is
 * told that a page of theirs does not exist.
 */
export async function guardPrivatePages(
  req: IncomingMessage,
  res: ServerResponse,
): Promise<'answered' | 'pass' | 'fault'> {
  const url = req.url ?? '/'
  const { locale, path } = splitLocalePath(decoded(url))
  if (!guardedPath.test(path) || req.method === 'POST') return 'pass'
  const verdict = await ask(path, req.headers.cookie)
  if (verdict === 'open' || verdict === 'fault') return verdict === 'open' ? 'pass' : 'fault'
  if (verdict === 'missing') {
    // An address that no page has: the site's own 404 follows, with its status.
    req.url = localisePath(locale, '/__')
    return 'pass'
  }
  const target = verdict === 'sign-in' ? `${routes.signIn.path}?next=${encodeURIComponent(path)}` : verdict
  res.statusCode = 302
  res.setHeader('location', localisePath(locale, target))
  res.setHeader('cache-control', 'no-store')
  res.end()
  return 'answered'
}

/** `open`, `missing`, `sign-in`, the path to go to, or `fault` when there is no answer. */
async function ask(path: string, cookie: string | undefined): Promise<string> {
  try {
    return await withTimeout(callInProcess('authorizePath', path, cookie), patienceMs)
  } catch (error) {
    console.error('storefront: the guard of private pages:', error)
    return 'fault'
  }
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '/')
  } catch {
    return '/'
  }
}
