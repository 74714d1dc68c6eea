import type { GlobalConfig } from 'payload'
import { announcement } from '../globals/announcement.ts'
import { brand } from '../globals/brand.ts'
import { delivery } from '../globals/delivery.ts'
import { holidays } from '../globals/holidays.ts'
import { home } from '../globals/home.ts'
import { instalments } from '../globals/instalments.ts'
import { legal } from '../globals/legal.ts'
import { navigation } from '../globals/navigation.ts'
import { organisation } from '../globals/organisation.ts'
import { payments } from '../globals/payments.ts'
import { sections } from '../globals/sections.ts'
import { security } from '../globals/security.ts'
import { retention } from '../modules/retention/index.ts'

/** All single documents, in the order of the admin's menu; what they have in common is added by `plugins.ts`. */
export const globals = (): GlobalConfig[] => [
  home,
  sections,
  navigation,
  organisation,
  brand,
  announcement,
  instalments,
  delivery,
  payments,
  holidays,
  legal,
  retention,
  security,
]
