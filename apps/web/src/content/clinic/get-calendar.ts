import 'server-only'
import { calendarFile } from '@estu/cms/appointments/calendar-file'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { appointmentPath } from '@estu/domain/routing/routes'
import { siteUrl } from '@/lib/metadata/site-url'
import { visitAccess } from '@/session/link-access'
import { getAppointment } from './get-appointment'

/** The calendar file of the visit that a link leads to; null where there is none, or it is not this browser's to have. */
export async function calendarOf(
  locale: Locale,
  token: string,
  cookies: ReadonlyMap<string, string>,
): Promise<string | null> {
  const visit = await getAppointment(token)
  if (!visit || (await visitAccess(visit, cookies)) !== 'whole') return null
  return calendarFile(visit, siteUrl(localisePath(locale, appointmentPath(token))))
}
