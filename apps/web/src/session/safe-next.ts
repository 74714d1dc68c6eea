import 'server-only'
import { splitLocalePath } from '@estu/domain/locale/locales'

/** Where to go after signing in: a path of this site as in Russian, and nothing that a browser could read as another site. */
export function safeNext(wanted: string | null, otherwise: string): string {
  if (!wanted || wanted.length > 512 || !wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return otherwise
  const base = 'https://site.invalid'
  if (!URL.canParse(wanted, base)) return otherwise
  const url = new URL(wanted, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return otherwise
  return splitLocalePath(`${url.pathname}${url.search}`).path
}
