import type { CollectionConfig } from 'payload'
import type { CmsEnv } from '../env.ts'
import { articles } from './articles.ts'
import { branches } from './branches.ts'
import { brands } from './brands.ts'
import { devices } from './devices.ts'
import { media } from './media.ts'
import { pages } from './pages.ts'
import { promotions } from './promotions.ts'
import { redirects } from './redirects.ts'
import { specialists } from './specialists.ts'
import { staff } from './staff.ts'

/** All collections, in the order of the admin's menu. */
export const collections = (env: CmsEnv): CollectionConfig[] => [
  devices,
  brands,
  articles,
  promotions,
  pages,
  media(env.mediaDir),
  branches,
  specialists,
  redirects,
  staff(env.cmsUrl.startsWith('https:')),
]
