import { isStorablePath } from './page-address.ts'

/** What tells whether an answer may be kept. `type` is the Fetch standard's: `basic` is this site's own. */
export type PageAnswer = {
  path: string
  status: number
  type: string
  redirected: boolean
  cacheControl: string | null
  contentType: string | null
}

/**
 * Whether a page may be kept in the browser: a whole document of this site that is the same for everybody. Pages made
 * for one visitor say `private` or `no-store`; a page that says nothing of the kind is not trusted to be public either.
 */
export function isStorablePage({ path, status, type, redirected, cacheControl, contentType }: PageAnswer): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false
  if (!contentType?.startsWith('text/html')) return false
  if (!cacheControl || /\b(private|no-store)\b/i.test(cacheControl)) return false
  return isStorablePath(path)
}
