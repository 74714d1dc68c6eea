import { getAppointment } from '@/content/clinic/get-appointment'
import { calendarOf } from '@/content/clinic/get-calendar'
import { localeOf } from '@/lib/params'
import { visitAccess } from '@/session/link-access'
import { readCookies } from '@/session/read-cookies'

type Context = { params: Promise<{ locale: string; token: string }> }

/** A visit as a file for the visitor's calendar, where it is this browser's to have. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token, ...rest } = await params
  const locale = localeOf(rest)
  const visit = locale && (await getAppointment(token))
  if (!visit || (await visitAccess(visit, readCookies(request.headers))) !== 'whole') {
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  }
  return new Response(await calendarOf(locale, token, visit), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
