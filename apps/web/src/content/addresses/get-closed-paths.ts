import 'server-only'
import { listTag } from '@estu/domain/catalogue/cache-tags'
import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { cacheLife, cacheTag } from 'next/cache'
import { cms } from '../payload'
import { publicAccess } from '../public-access'
import { documentsAt } from './documents-at'

/** What stands right below the root: few documents, edited seldom, so that all menus may depend on them. */
const watched = ['pages', 'brands'] as const

/**
 * Which of these paths, as in Russian, lead to an information page or a brand that is not published in a language: no menu
 * leads there. Any other path counts as open.
 */
export async function getClosedPaths(locale: Locale, paths: readonly string[]): Promise<string[]> {
  'use cache'
  cacheLife('max')
  cacheTag(...watched.map(listTag))
  const named = [...new Set(paths)].flatMap((path) => {
    const slug = slugOf(path)
    return slug ? [{ path, slug }] : []
  })
  if (named.length === 0) return []
  const payload = await cms()
  const slugs = named.map(({ slug }) => slug)
  const found = await Promise.all(
    watched.map((collection) =>
      payload.find({
        collection,
        where: { slug: { in: slugs } },
        select: { slug: true },
        limit: slugs.length,
        pagination: false,
        depth: 0,
        ...publicAccess(locale),
      }),
    ),
  )
  const open = new Set(found.flatMap(({ docs }) => docs.map(({ slug }) => slug)))
  return named.filter(({ slug }) => !open.has(slug)).map(({ path }) => path)
}

/** A section of the site stands where a page could. */
const sections: ReadonlySet<string> = new Set(Object.values(routes).map(({ path }) => path))

/** The slug of what stands at a path without its query, where that is a page or a brand. */
function slugOf(path: string): string | null {
  const [place = ''] = path.split(/[?#]/)
  const documents = sections.has(place) ? null : documentsAt(place)
  return documents?.collections.some((collection) => collection === 'pages') ? documents.slug : null
}
