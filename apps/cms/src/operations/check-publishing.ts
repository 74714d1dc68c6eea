import { type Locale, localisePath } from '@estu/domain/locale'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { readTwoStates } from '../hooks/follow-document.ts'
import { pathOf } from '../seo/path-of.ts'
import { labelOf } from '../translation/label-of.ts'
import { missingTexts } from '../translation/missing-texts.ts'
import { sharedChanges } from '../translation/shared-changes.ts'
import { valueInWords } from '../translation/value-in-words.ts'
import { sourceLanguage, statusIn } from './translation-states.ts'

export type PublishingCheck = {
  /** What this language still lacks; publishing is refused while there is anything. */
  missing: { label: string; field: string }[]
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
    const path = doc && pathOf(collection, doc as never)
    return path ? `${webUrl}${localisePath(locale, path)}` : null
  }
  const [url, before] = [address(newest), anyPublic ? address(live) : null]
  return {
    missing: missingTexts(fields, newest, locale, sourceLanguage(newest)).map((leaf) => ({
      label: labelOf(leaf, req),
      field: leaf.ownList ?? leaf.formPath,
    })),
    shared: anyPublic
      ? sharedChanges(fields, newest, live ?? {}).map((change) => ({
          label: labelOf({ labels: change.labels, path: '' }, req),
          from: valueInWords(change.from, change.field, req),
          to: valueInWords(change.to, change.field, req),
        }))
      : [],
    alsoShownIn: others,
    address: { url, former: before && before !== url ? before : null },
  }
}
