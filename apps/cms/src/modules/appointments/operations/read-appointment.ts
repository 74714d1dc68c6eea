import { isLocale, type Locale } from '@estu/domain/locale/locales'
import type { AppointmentStatus } from '@estu/domain/orders/status-flow'
import type { PayloadRequest } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import { plainText } from '../../document-texts/index.ts'

/** A visit with the names of all that belongs to it, in the visitor's language. */
export type AppointmentDetails = {
  id: string
  reference: string
  status: AppointmentStatus
  locale: Locale
  startsAt: string
  endsAt: string
  name: string
  email: string | null
  service: string
  serviceSlug: string
  serviceId: string
  preparation: string
  branch: string
  branchId: string
  address: string
  specialist: string
  specialistId: string
  customerId: string | null
  /** Whether the visitor attached a screener's result; what it says is for the clinic alone. */
  hasResult: boolean
}

export async function readAppointment(req: PayloadRequest, id: string): Promise<AppointmentDetails | null> {
  const stored = await req.payload.findByID({
    collection: 'appointments',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!stored) return null
  const locale: Locale = isLocale(stored.language) ? stored.language : 'ru'
  const read = async <S extends 'services' | 'branches' | 'specialists'>(
    collection: S,
    value: string | { id: string },
  ) =>
    await req.payload.findByID({
      collection,
      id: idOf(value),
      depth: 0,
      locale,
      fallbackLocale: locale === 'ru' ? 'kk' : 'ru',
      disableErrors: true,
      overrideAccess: true,
      req: { ...req, locale } as PayloadRequest,
    })
  const [service, branch, specialist] = [
    await read('services', stored.service),
    await read('branches', stored.branch),
    await read('specialists', stored.specialist),
  ]
  return {
    id: stored.id,
    reference: stored.reference ?? '',
    status: stored.status,
    locale,
    startsAt: stored.startsAt,
    endsAt: stored.endsAt ?? stored.startsAt,
    name: stored.name,
    email: stored.email ?? null,
    service: service?.title ?? '',
    serviceSlug: service?.slug ?? '',
    serviceId: idOf(stored.service),
    preparation: service?.preparation ? plainText(service.preparation) : '',
    branch: branch?.title ?? '',
    branchId: idOf(stored.branch),
    address: branch?.address ?? '',
    specialist: specialist?.title ?? '',
    specialistId: idOf(stored.specialist),
    customerId: idOf(stored.customer),
    hasResult: Boolean(stored.screenerResult),
  }
}
