import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { redirectSpellings } from '@estu/domain/routing/redirect-path'
import { cms } from '../payload'
import { publicAccess } from '../public-access'
import { documentsAt } from './documents-at'

/** No page answers at a longer one. PostgreSQL takes no NUL in a text. */
const longestPath = 500

/**
 * Whether a document is published at a path, as in Russian, in this language, or a redirect begins there. Asked of the
 * database each time: an answer kept for every address that somebody thinks up would have no end.
 * @param spellings the path as it was asked for and as it reads: an editor may have written a redirect either way.
 */
export async function addressExists(locale: Locale, spellings: readonly string[]): Promise<boolean> {
  const paths = spellings.filter((path) => path.length <= longestPath && !path.includes('\0'))
  const [path] = paths
  if (!path) return false
  const payload = await cms()
  const documents = documentsAt(path)
  const counts = await Promise.all([
    payload.count({
      collection: 'redirects',
      where: { from: { in: paths.flatMap(redirectSpellings) } },
      ...publicAccess(locale),
    }),
    ...(documents?.collections ?? []).map((collection) =>
      payload.count({ collection, where: { slug: { equals: documents?.slug } }, ...publicAccess(locale) }),
    ),
  ])
  return counts.some(({ totalDocs }) => totalDocs > 0)
}
