import 'server-only'
import { calendarFile } from '@estu/cms/operations/calendar-file'
import { type Locale, localisePath } from '@estu/domain/locale'
import { appointmentPath } from '@estu/domain/routes'
import { siteUrl } from '@/lib/site-url'
import { getVisit } from './get-visit'

/** The calendar file of the visit that a link leads to, or null. */
export async function calendarOf(locale: Locale, token: string): Promise<string | null> {
  const visit = await getVisit(token)
  return visit && calendarFile(visit, siteUrl(localisePath(locale, appointmentPath(token))))
}
