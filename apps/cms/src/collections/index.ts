import type { CollectionConfig } from 'payload'
import type { CmsEnv } from '../env.ts'
import { accessories } from './accessories.ts'
import { appointments } from './appointments.ts'
import { articles } from './articles.ts'
import { branches } from './branches.ts'
import { brands } from './brands.ts'
import { consents } from './consents.ts'
import { consumables } from './consumables.ts'
import { customers } from './customers.ts'
import { devices } from './devices.ts'
import { faq } from './faq.ts'
import { feedback } from './feedback.ts'
import { implants } from './implants.ts'
import { media } from './media.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { promotions } from './promotions.ts'
import { redirects } from './redirects.ts'
import { reviews } from './reviews.ts'
import { services } from './services.ts'
import { specialists } from './specialists.ts'
import { staff } from './staff.ts'
import { stock } from './stock.ts'
import { videos } from './videos.ts'

/** All collections, in the order of the admin's menu. */
export const collections = (env: CmsEnv): CollectionConfig[] => [
  orders,
  appointments,
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
  pages,
  faq,
  media(env.mediaDir),
  videos(env.mediaDir),
  branches,
  services,
  specialists,
  redirects,
  consents,
  staff(env.cmsUrl.startsWith('https:')),
]
