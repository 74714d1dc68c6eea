import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { undoableUntil } from '@estu/domain/orders/cancellation'
import { heldUntil } from '@estu/domain/orders/held-until'
import { mayChangeAppointment } from '@estu/domain/orders/status-flow'
import type { RequestStatus } from '@/content/types'
import { translator } from '@/i18n/translator'

type OfKind<K extends RequestStatus['kind']> = Extract<RequestStatus, { kind: K }>

/** What happens now, or what there is to do, in one sentence. */
export const nextWords = (locale: Locale, request: RequestStatus, now = new Date()): string =>
  whileCancelling(locale, request, now) ??
  (request.kind === 'order' ? afterOrder(locale, request) : afterVisit(locale, request, now))

function whileCancelling(locale: Locale, { cancelDueAt }: RequestStatus, now: Date): string | null {
  const until = undoableUntil(cancelDueAt, now)
  return until && translator(locale)('next.undoable', { until: formatDate(until, locale, 'time') })
}

function afterOrder(locale: Locale, { status, receiving, placedAt }: OfKind<'order'>): string {
  const t = translator(locale)
  if (status === 'new') return t('next.orderNew', { until: formatDate(heldUntil(placedAt), locale, 'dayTime') })
  if (status === 'confirmed') return t(`next.orderConfirmed.${receiving}`)
  return t(`next.order.${status}`)
}

function afterVisit(locale: Locale, { status, startsAt }: OfKind<'appointment'>, now: Date): string {
  const t = translator(locale)
  const when = formatDate(new Date(startsAt), locale, 'dayTime')
  if (mayChangeAppointment(status, new Date(startsAt), now)) return t('next.visitAhead', { when })
  if (status === 'booked' || status === 'confirmed') return t('next.visitPast', { when })
  return t(`next.visit.${status}`)
}
