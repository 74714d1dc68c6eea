import type { CollectionConfig } from 'payload'
import { withTengeCells } from '../admin/cells/with-tenge-cells.ts'
import { withDateFilters } from '../admin/date-filters/with-date-filters.ts'
import { keepInForm, keepTyping } from '../admin/document-components.ts'
import { withToldErrors } from '../admin/told-errors/with-told-errors.ts'
import { withAlmatyDates } from '../admin/with-almaty-dates.ts'
import { withoutApiTab } from '../admin/without-api-tab.ts'
import { accessories } from '../collections/accessories.ts'
import { articles } from '../collections/articles.ts'
import { branches } from '../collections/branches.ts'
import { brands } from '../collections/brands.ts'
import { consumables } from '../collections/consumables.ts'
import { devices } from '../collections/devices.ts'
import { faq } from '../collections/faq.ts'
import { implants } from '../collections/implants.ts'
import { landings } from '../collections/landings.ts'
import { pages } from '../collections/pages.ts'
import { promotions } from '../collections/promotions.ts'
import { services } from '../collections/services.ts'
import { specialists } from '../collections/specialists.ts'
import type { CmsEnv } from '../env.ts'
import { customers } from '../modules/accounts/index.ts'
import { appointments } from '../modules/appointments/index.ts'
import { withAudit } from '../modules/audit/index.ts'
import { withAuthors } from '../modules/authorship/index.ts'
import { consents } from '../modules/customer-requests/index.ts'
import { withDocumentMenu } from '../modules/duplicate/index.ts'
import { feedback } from '../modules/feedback/index.ts'
import { media, videos } from '../modules/media/index.ts'
import { withNameSearch } from '../modules/name-search/index.ts'
import { orders, stock } from '../modules/orders/index.ts'
import { withPhoneSearch } from '../modules/phone-search/index.ts'
import { withPreviewTab } from '../modules/preview-links/index.ts'
import { redirects } from '../modules/redirects/index.ts'
import { releases, withUndo } from '../modules/releases/index.ts'
import { withReview } from '../modules/review/index.ts'
import { reviews } from '../modules/reviews/index.ts'
import { searchSynonyms } from '../modules/search/index.ts'
import { staff } from '../modules/staff/index.ts'
import { withLanguageRestore } from '../modules/translation/index.ts'
import { withTrash } from '../modules/trash/index.ts'
import { withTypography } from '../modules/typography/index.ts'
import { waitlist } from '../modules/waitlist/index.ts'

/** All collections, in the order of the admin's menu. */
export const collections = (env: CmsEnv): CollectionConfig[] =>
  all(env)
    .map(withAlmatyDates)
    .map(withTengeCells)
    .map(withDateFilters)
    .map(withoutApiTab)
    .map(withTypography)
    .map(withPhoneSearch)
    .map(withNameSearch)
    .map(withTrash)
    .map(withDocumentMenu)
    .map(withPreviewTab)
    .map(withAudit)
    .map(withAuthors)
    .map(withLanguageRestore)
    .map(withReview)
    .map(withUndo)
    .map(withToldErrors)

const all = (env: CmsEnv): CollectionConfig[] => [
  keepInForm(orders),
  keepInForm(appointments),
  keepInForm(waitlist),
  keepInForm(feedback),
  keepInForm(customers),
  devices,
  implants,
  consumables,
  accessories,
  brands,
  keepTyping(stock),
  reviews,
  articles,
  promotions,
  landings,
  pages,
  faq,
  keepInForm(releases),
  keepTyping(media(env.mediaDir)),
  keepTyping(videos(env.mediaDir)),
  branches,
  services,
  specialists,
  keepTyping(searchSynonyms),
  keepTyping(redirects),
  keepInForm(consents),
  keepInForm(staff(env.cmsUrl.startsWith('https:'))),
]
