import 'server-only'
import { calendarFile } from '@estu/cms/appointments/calendar-file'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { appointmentPath } from '@estu/domain/routing/routes'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { siteUrl } from '@/lib/metadata/site-url'
import type { getAppointment } from './get-appointment'

type Visit = NonNullable<Awaited<ReturnType<typeof getAppointment>>>

/** The calendar file of the visit that a link leads to. */
export async function calendarOf(locale: Locale, token: string, visit: Visit): Promise<string> {
  const { name } = await getSiteBrand(visit.locale)
  return calendarFile(visit, siteUrl(localisePath(locale, appointmentPath(token))), name)
}
