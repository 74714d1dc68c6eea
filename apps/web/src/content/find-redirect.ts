import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { linkPath } from './link-path'
import { readList } from './read'

/**
 * Where an old address leads now, as in Russian; null when it leads nowhere, or to a document that is not published
 * in this language.
 */
export async function findRedirect(locale: Locale, path: string): Promise<string | null> {
  'use cache'
  const [redirect] = await readList(locale, 'redirects', { where: { from: { equals: path } }, limit: 1, depth: 1 })
  if (!redirect) return null
  if (!redirect.document) return redirect.to ?? null
  return linkPath(redirect.document)
}
