import type { GlobalConfig } from 'payload'
import { announcement } from './announcement.ts'
import { delivery } from './delivery.ts'
import { holidays } from './holidays.ts'
import { home } from './home.ts'
import { instalments } from './instalments.ts'
import { legal } from './legal.ts'
import { navigation } from './navigation.ts'
import { organisation } from './organisation.ts'

/** All single documents, in the order of the admin's menu. */
export const globals = (): GlobalConfig[] => [
  home,
  navigation,
  organisation,
  announcement,
  instalments,
  delivery,
  holidays,
  legal,
]
