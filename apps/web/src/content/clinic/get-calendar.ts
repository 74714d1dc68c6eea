import 'server-only'
import { calendarFile } from '@estu/cms/appointments/calendar-file'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { appointmentPath } from '@estu/domain/routing/routes'
import { siteUrl } from '@/lib/metadata/site-url'
import { getAppointment } from './get-appointment'

/** The calendar file of the visit that a link leads to, or null. */
export async function calendarOf(locale: Locale, token: string): Promise<string | null> {
  const visit = await getAppointment(token)
  return visit && calendarFile(visit, siteUrl(localisePath(locale, appointmentPath(token))))
}
