import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { lastStop } from './last-stop'
import { linkPath } from './link-path'
import { readList } from './read'

/**
 * Where an old address leads now, as in Russian, in one step however many redirects follow one another; null when it
 * leads nowhere, or to a document that is not published in this language.
 */
export async function findRedirect(locale: Locale, path: string): Promise<string | null> {
  'use cache'
  return lastStop(path, async (from) => {
    const [redirect] = await readList(locale, 'redirects', { where: { from: { equals: from } }, limit: 1, depth: 1 })
    if (!redirect) return null
    return redirect.document ? { at: linkPath(redirect.document) } : { at: redirect.to ?? null }
  })
}
