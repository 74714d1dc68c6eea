import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { withTengeCells } from '../admin/cells/with-tenge-cells.ts'
import { withDateFilters } from '../admin/date-filters/with-date-filters.ts'
import { keepInForm, keepTyping } from '../admin/document-components.ts'
import { withToldErrors, withToldErrorsOnGlobal } from '../admin/told-errors/with-told-errors.ts'
import { withAlmatyDates } from '../admin/with-almaty-dates.ts'
import { withoutApiTab } from '../admin/without-api-tab.ts'
import { withAudit } from '../modules/audit/index.ts'
import { withAuthors, withGlobalAuthors } from '../modules/authorship/index.ts'
import { withDocumentMenu } from '../modules/duplicate/index.ts'
import { withNameSearch } from '../modules/name-search/index.ts'
import { withPhoneSearch } from '../modules/phone-search/index.ts'
import { withPreviewTab } from '../modules/preview-links/index.ts'
import { withGlobalUndo, withUndo } from '../modules/releases/index.ts'
import { withReview } from '../modules/review/index.ts'
import { seo } from '../modules/seo/index.ts'
import { withGlobalLanguageRestore, withLanguageRestore } from '../modules/translation/index.ts'
import { withTrash } from '../modules/trash/index.ts'
import { withTypography } from '../modules/typography/index.ts'

/** Collections of a person's data, health and passwords: what is typed stays in the form, and nothing of it in the browser. */
const personal = ['orders', 'appointments', 'waitlist', 'feedback', 'customers', 'releases', 'consents', 'staff']
/** Saved by a button; what is typed waits for that in the browser. */
const byButton = ['stock', 'media', 'videos', 'search-synonyms', 'redirects']

/**
 * What collections and single documents have in common, applied in this order. Payload adds collections of its own after
 * every plugin; what concerns those too wraps the finished configuration (`config.ts`).
 */
export const plugins = (): Plugin[] => [
  onCollections(keepInForm, personal),
  onCollections(keepTyping, byButton),
  onCollections(withAlmatyDates),
  onGlobals(withAlmatyDates),
  onCollections(withTengeCells),
  onCollections(withDateFilters),
  onCollections(withoutApiTab),
  onGlobals(withoutApiTab),
  onCollections(withTypography),
  onGlobals(withTypography),
  onCollections(withPhoneSearch),
  onCollections(withNameSearch),
  onCollections(withTrash),
  onCollections(withDocumentMenu),
  onCollections(withPreviewTab),
  onCollections(withAudit),
  onCollections(withAuthors),
  onGlobals(withGlobalAuthors),
  onCollections(withLanguageRestore),
  onGlobals(withGlobalLanguageRestore),
  onCollections(withReview),
  onCollections(withUndo),
  onGlobals(withGlobalUndo),
  onCollections(withToldErrors),
  onGlobals(withToldErrorsOnGlobal),
  seo(),
]

/** Changes every collection, or those that are named. */
function onCollections(change: (collection: CollectionConfig) => CollectionConfig, slugs?: readonly string[]): Plugin {
  return ({ collections = [], ...config }) => ({
    ...config,
    collections: collections.map((collection) =>
      !slugs || slugs.includes(collection.slug) ? change(collection) : collection,
    ),
  })
}

function onGlobals(change: (global: GlobalConfig) => GlobalConfig): Plugin {
  return ({ globals = [], ...config }) => ({ ...config, globals: globals.map(change) })
}
