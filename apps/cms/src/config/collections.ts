import type { CollectionConfig } from 'payload'
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
import { consents } from '../modules/customer-requests/index.ts'
import { feedback } from '../modules/feedback/index.ts'
import { media, videos } from '../modules/media/index.ts'
import { orders, stock } from '../modules/orders/index.ts'
import { redirects } from '../modules/redirects/index.ts'
import { releases } from '../modules/releases/index.ts'
import { reviews } from '../modules/reviews/index.ts'
import { searchSynonyms } from '../modules/search/index.ts'
import { staff } from '../modules/staff/index.ts'
import { waitlist } from '../modules/waitlist/index.ts'

/** All collections, in the order of the admin's menu; what they have in common is added by `plugins.ts`. */
export const collections = (env: CmsEnv): CollectionConfig[] => [
  orders,
  appointments,
  waitlist,
  feedback,
  customers,
  devices,
  implants,
  consumables,
  accessories,
  brands,
  stock,
  reviews,
  articles,
  promotions,
  landings,
  pages,
  faq,
  releases,
  media(env.mediaDir),
  videos(env.mediaDir),
  branches,
  services,
  specialists,
  searchSynonyms,
  redirects,
  consents,
  staff(env.cmsUrl.startsWith('https:')),
]
