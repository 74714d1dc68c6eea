import 'server-only'
import { calendarFile } from '@estu/cms/appointments/calendar-file'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { appointmentPath } from '@estu/domain/routing/routes'
import { siteUrl } from '@/lib/metadata/site-url'
import type { getAppointment } from './get-appointment'

type Visit = NonNullable<Awaited<ReturnType<typeof getAppointment>>>

/** The calendar file of the visit that a link leads to. */
export const calendarOf = (locale: Locale, token: string, visit: Visit): string =>
  calendarFile(visit, siteUrl(localisePath(locale, appointmentPath(token))))
