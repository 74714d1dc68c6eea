import { splitLocalePath } from '../locale/locales.ts'
import { routes } from '../routing/routes.ts'

/** Whether an address is where somebody arrives who has just signed out or deleted their account. */
export function endsSession(url: URL): boolean {
  const { path } = splitLocalePath(url.pathname)
  if (path === routes.signOut.path) return url.searchParams.has('done')
  return path === routes.thanks.path && url.searchParams.get('for') === 'deleted'
}
