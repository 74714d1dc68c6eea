import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { redirectSpellings, redirectTarget } from '@estu/domain/routing/redirect-path'
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
    const spellings = redirectSpellings(from)
    const where = { from: { in: spellings } }
    const found = await readList(locale, 'redirects', { where, limit: spellings.length, depth: 1 })
    const redirect = spellings.flatMap((spelling) => found.filter((one) => one.from === spelling))[0]
    if (!redirect) return null
    if (redirect.document) return { at: linkPath(redirect.document) }
    return { at: redirect.to ? redirectTarget(redirect.to) : null }
  })
}
