import { calendarOf } from '@/content/clinic/get-calendar'
import { localeOf } from '@/lib/params'
import { readCookies } from '@/session/read-cookies'

type Context = { params: Promise<{ locale: string; token: string }> }

/** A visit as a file for the visitor's calendar. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token, ...rest } = await params
  const locale = localeOf(rest)
  const file = locale && (await calendarOf(locale, token, readCookies(request.headers)))
  if (!file) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="estu.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
