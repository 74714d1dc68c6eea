import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { editPath } from '../../../admin/edit-path.ts'
import { wrong } from '../../../endpoints/responses.ts'
import { type Notice, noticesOf } from '../../publishing/index.ts'
import { groupBy } from '../../where-used/index.ts'
import { withTitles } from '../operations/describe-release.ts'
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

async function noticesIn(req: PayloadRequest, { entries }: StoredRelease): Promise<DeskNotice[]> {
  const documents = entries.filter(({ collection }) => collection !== 'globals')
  const found: DeskNotice[] = []
  for (const [, own] of groupBy(documents, ({ collection, id }) => `${collection}/${id}`)) {
    const [first] = await withTitles(req, own.slice(0, 1))
    if (!first) continue
    const { collection, id, title } = first
    const languages = own.map(({ locale }) => locale)
    for (const { locale, notices } of await noticesOf(req, collection as CollectionSlug, id, languages))
      for (const { field, label, words } of notices)
        found.push({ field, label, words, locale, title, edit: editPath(collection, id, locale, field) })
  }
  return found
}
