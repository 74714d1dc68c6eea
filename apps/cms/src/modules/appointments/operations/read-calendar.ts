import { almatyDay, daysFrom } from '@estu/domain/appointments/availability'
import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import type { AppointmentStatus } from '@estu/domain/orders/status-flow'
import type { PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import type { Appointment } from '../../../payload-types.ts'

export type CalendarAppointment = {
  id: string
  reference: string
  status: AppointmentStatus
  startsAt: string
  endsAt: string
  name: string
  needs: string[]
  service: string
  specialist: string
  branch: string
}
export type CalendarDay = { day: string; visits: CalendarAppointment[] }

/**
 * The visits of some days as the asking member of the staff may see them: a branch's staff their branch's alone.
 * @param branch narrows it down further; null is every branch one may see
 */
export async function readCalendar(
  req: PayloadRequest,
  first: string,
  count: number,
  branch: string | null,
): Promise<CalendarDay[]> {
  const days = daysFrom(first, count)
  const from = fromAlmaty(`${days[0]}T00:00`)
  if (!from) return []
  const to = new Date(from.getTime() + count * 24 * 3_600_000)
  const found = await req.payload.find({
    collection: 'appointments',
    where: {
      and: [
        { startsAt: { greater_than_equal: from.toISOString() } },
        { startsAt: { less_than: to.toISOString() } },
        { status: { not_equals: 'cancelled' } },
        ...(branch ? [{ branch: { equals: branch } }] : []),
      ],
    },
    sort: 'startsAt',
    pagination: false,
    depth: 1,
    overrideAccess: false,
    user: req.user,
    locale: req.i18n.language === 'kk' ? 'kk' : 'ru',
    fallbackLocale: 'ru',
    req: nestedRequest(req),
  })
  return days.map((day) => ({
    day,
    visits: found.docs.filter(({ startsAt }) => almatyDay(new Date(startsAt)) === day).map(forCalendar),
  }))
}

const titleOf = (value: string | { title?: string | null } | null | undefined) =>
  typeof value === 'object' && value !== null ? (value.title ?? '') : ''

const forCalendar = (visit: Appointment): CalendarAppointment => ({
  id: visit.id,
  reference: visit.reference ?? '',
  status: visit.status,
  startsAt: visit.startsAt,
  endsAt: visit.endsAt ?? visit.startsAt,
  name: visit.visitorName || visit.name,
  needs: visit.needs ?? [],
  service: titleOf(visit.service),
  specialist: titleOf(visit.specialist),
  branch: titleOf(visit.branch),
})
