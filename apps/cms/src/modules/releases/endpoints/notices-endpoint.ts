import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import { editPath } from '../../../admin/edit-path.ts'
import { wrong } from '../../../endpoints/responses.ts'
import { type Notice, noticesOf, noticesOfGlobal } from '../../publishing/index.ts'
import { groupBy } from '../../where-used/index.ts'
import { withTitles } from '../operations/describe-release.ts'
import type { Entry } from '../operations/publish-entry.ts'
import { readRelease, type StoredRelease } from '../operations/read-release.ts'
import { onRelease } from './release-endpoints.ts'

/** Something to look at in one language of a document, and where. */
export type DeskNotice = Pick<Notice, 'field' | 'label' | 'words'> & { locale: Locale; title: string; edit: string }

/**
 * `GET /api/release-desk/:id/notices`: what may go out as it is, but had better be looked at. Asked apart from the rest,
 * which does not wait for it.
 */
export const releaseNotices: Endpoint = onRelease('/notices', 'get', async (req, id) => {
  const release = await readRelease(req, id)
  if (!release) return wrong('no-such-release')
  const notices = release.state === 'published' ? [] : await noticesIn(req, release)
  return Response.json({ notices }, { headers: { 'cache-control': 'no-store' } })
})

async function noticesIn(req: PayloadRequest, { id: release, entries }: StoredRelease): Promise<DeskNotice[]> {
  const found: DeskNotice[] = []
  for (const [, own] of groupBy(entries, ({ collection, id }) => `${collection}/${id}`)) {
    const [first] = await withTitles(req, own.slice(0, 1))
    if (!first) continue
    const { collection, id, title } = first
    for (const { locale, notices } of await noticesOfEntries(req, own))
      for (const { field, label, words } of notices)
        found.push({ field, label, words, locale, title, edit: pathTo({ collection, id, locale, release }, field) })
  }
  return found
}

/** @param own entries of one document. */
async function noticesOfEntries(req: PayloadRequest, own: readonly Entry[]) {
  const [first] = own
  if (first?.collection !== 'globals')
    return first
      ? noticesOf(
          req,
          first.collection as CollectionSlug,
          first.id,
          own.map(({ locale }) => locale),
        )
      : []
  const found: { locale: Locale; notices: Notice[] }[] = []
  for (const { id, locale, prepared } of own)
    found.push({ locale, notices: await noticesOfGlobal(req, id as GlobalSlug, locale, prepared?.data ?? {}) })
  return found
}

type FieldPlace = Pick<Entry, 'collection' | 'id' | 'locale'> & { release: string }

/** The text of a single document is changed where it was put aside. */
function pathTo({ collection, id, locale, release }: FieldPlace, field: string): string {
  const [address = '', hash] = editPath(collection, id, locale, field).split('#')
  return `${address}${collection === 'globals' ? `&aside=${release}` : ''}#${hash}`
}
