import type { GlobalConfig } from 'payload'
import { withToldErrorsOnGlobal } from '../admin/told-errors/with-told-errors.ts'
import { withAlmatyDates } from '../admin/with-almaty-dates.ts'
import { withoutApiTab } from '../admin/without-api-tab.ts'
import { announcement } from '../globals/announcement.ts'
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
import { withGlobalAuthors } from '../modules/authorship/index.ts'
import { withGlobalUndo } from '../modules/releases/index.ts'
import { retention } from '../modules/retention/index.ts'
import { withGlobalLanguageRestore } from '../modules/translation/index.ts'
import { withTypography } from '../modules/typography/index.ts'

/** All single documents, in the order of the admin's menu. */
export const globals = (): GlobalConfig[] =>
  all
    .map(withAlmatyDates)
    .map(withoutApiTab)
    .map(withTypography)
    .map(withGlobalAuthors)
    .map(withGlobalLanguageRestore)
    .map(withGlobalUndo)
    .map(withToldErrorsOnGlobal)

const all: readonly GlobalConfig[] = [
  home,
  sections,
  navigation,
  organisation,
  announcement,
  instalments,
  delivery,
  payments,
  holidays,
  legal,
  retention,
  security,
]
