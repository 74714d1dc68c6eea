import type { Locale } from '@estu/domain/locale/locales'
import { err, ok, type Result } from '@estu/domain/result'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../../database/in-own-transaction.ts'
import { lockDocument } from '../../../database/lock-row.ts'
import { nestedRequest } from '../../../database/nested-request.ts'
import type { Data } from '../../../fields/walk/document-data.ts'
import { keepLocks } from '../../document-locks/index.ts'
import { readEarlier, type VersionPlace } from './read-earlier.ts'

/** `changed-meanwhile`: somebody has saved since the comparison was shown; nothing of theirs is written over. */
export type RestoreRefusal = 'no-such-version' | 'changed-meanwhile'

/**
 * Brings the texts of one language back from an earlier version, as a draft; the other language and everything both
 * share stay as they are. Single documents have no drafts and are public at once. Whoever else saves the document waits,
 * or is waited for.
 * @param seen the revision that was compared with the version.
 */
export const restoreLanguage = (
  req: PayloadRequest,
  place: VersionPlace,
  locale: Locale,
  seen: string,
): Promise<Result<null, RestoreRefusal>> =>
  inOwnTransaction(req, async () => {
    await lockDocument(req, place.collection, place.id)
    const earlier = await readEarlier(req, place, locale)
    if (!earlier) return err('no-such-version')
    if (earlier.revision !== seen) return err('changed-meanwhile')
    if (!earlier.isSame) await write(req, place, locale, earlier.restored)
    return ok(null)
  })

/** With the rights of who asks. */
async function write(req: PayloadRequest, { collection, id }: VersionPlace, locale: Locale, data: Data): Promise<void> {
  const shared = { locale, depth: 0, user: req.user, fallbackLocale: false, req: nestedRequest(req) } as const
  if (collection === 'globals') {
    await req.payload.updateGlobal({ ...shared, slug: id as GlobalSlug, data, overrideAccess: false })
    return
  }
  await keepLocks(req, collection, id, () =>
    req.payload.update({
      ...shared,
      collection: collection as CollectionSlug,
      id,
      draft: true,
      data: { ...data, _status: 'draft' },
      overrideAccess: false,
    }),
  )
}
