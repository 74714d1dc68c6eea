import type { CollectionConfig } from 'payload'
import type { CmsEnv } from '../env.ts'
import { accessories } from './accessories.ts'
import { articles } from './articles.ts'
import { branches } from './branches.ts'
import { brands } from './brands.ts'
import { consumables } from './consumables.ts'
import { devices } from './devices.ts'
import { faq } from './faq.ts'
import { implants } from './implants.ts'
import { media } from './media.ts'
import { pages } from './pages.ts'
import { promotions } from './promotions.ts'
import { redirects } from './redirects.ts'
import { reviews } from './reviews.ts'
import { services } from './services.ts'
import { specialists } from './specialists.ts'
import { staff } from './staff.ts'
import { videos } from './videos.ts'

/** All collections, in the order of the admin's menu. */
export const collections = (env: CmsEnv): CollectionConfig[] => [
  devices,
  implants,
  consumables,
  accessories,
  brands,
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
  staff(env.cmsUrl.startsWith('https:')),
]
