import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { labelOf, sharedChanges, valueAsText } from '../../document-texts/index.ts'
import { readTwoStates, statusIn } from '../../translation/index.ts'
import { type Missing, missingOf } from './missing-of.ts'
import { checkNotices } from './notices/check-notices.ts'
import type { Notice } from './notices/notice.ts'
import { rehearsePublishing } from './rehearse-publishing.ts'

export type PublishingCheck = {
  missing: Missing[]
  /** What may go public as it is, but had better be looked at. */
  notices: Notice[]
  /** What goes live with it although it belongs to both languages. */
  shared: { label: string; from: string; to: string }[]
  /** Languages that are public and will show the shared changes too. */
  alsoShownIn: Locale[]
  address: { url: string | null; former: string | null }
}

/** What publishing one language of a document would do; changes nothing. */
export async function checkPublishing(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  locale: Locale,
): Promise<PublishingCheck> {
  const states = await readTwoStates(req, req.payload.collections[collection].config, id)
  const { newest, live, fields } = states
  const isPublic = (language: Locale) => statusIn(live, language) === 'published'
  const others = (['ru', 'kk'] as const).filter((language) => language !== locale && isPublic(language))
  const anyPublic = others.length > 0 || isPublic(locale)
  const { webUrl } = req.payload.config.custom as { webUrl: string }
  const address = (doc: Record<string, unknown> | null) => {
    const path = doc && documentPath(collection, doc)
    return path ? `${webUrl}${localisePath(locale, path)}` : null
  }
  const [url, before] = [address(newest), anyPublic ? address(live) : null]
  const missing = await missingOf(req, states, locale)
  return {
    missing: missing.length > 0 ? missing : await rehearsePublishing(req, collection, id, locale),
    notices: await checkNotices(req, states, locale),
    shared: anyPublic
      ? sharedChanges(fields, newest, live ?? {}).map((change) => ({
          label: labelOf({ labels: change.labels, path: '' }, req),
          from: valueAsText(change.from, change.field, req),
          to: valueAsText(change.to, change.field, req),
        }))
      : [],
    alsoShownIn: others,
    address: { url, former: before && before !== url ? before : null },
  }
}
