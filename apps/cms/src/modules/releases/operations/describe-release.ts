import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { keyOf, titlesOf } from '../../where-used/index.ts'
import { checkRelease } from './check-release.ts'
import type { DocumentPlace } from './live-state.ts'
import type { Finding } from './publish-entry.ts'
import type { StoredRelease } from './read-release.ts'

export type Titled<T> = T & { title: string }

/** Everything in a release by its name, and what keeps it from going out. */
export async function describeRelease(req: PayloadRequest, release: StoredRelease) {
  const isOver = release.state === 'published'
  const [entries, findings] = await Promise.all([
    withTitles(
      req,
      release.entries.map(({ collection, id, locale }): DocumentPlace & { locale: Locale } => ({
        collection,
        id,
        locale,
      })),
    ),
    isOver ? [] : checkRelease(req, release.entries),
  ])
  return { entries, findings: await withTitles<Finding>(req, findings) }
}

/** What documents are called, in the language of who asks. */
export async function withTitles<T extends DocumentPlace>(
  req: PayloadRequest,
  places: readonly T[],
): Promise<Titled<T>[]> {
  const entityOf = ({ collection, id }: DocumentPlace) => ({ entity: collection === 'globals' ? id : collection, id })
  const titles = await titlesOf(req, places.map(entityOf))
  return places.map((place) => ({ ...place, title: titles.get(keyOf(entityOf(place)))?.title ?? '' }))
}
