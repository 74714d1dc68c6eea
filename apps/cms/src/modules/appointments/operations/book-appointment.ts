import { almatyDay, bookingRules, type Slot } from '@estu/domain/appointments/availability'
import type { AppointmentForm } from '@estu/domain/forms/appointment-form'
import type { Locale } from '@estu/domain/locale/locales'
import { err, type Result } from '@estu/domain/result'
import type { AttachedResult } from '@estu/domain/screener/attached/attached-result'
import { type Payload, type PayloadRequest, ValidationError } from 'payload'
import { runIdempotent } from '../../../database/idempotency.ts'
import { inTransaction, Refusal, resultOf } from '../../../database/in-transaction.ts'
import { linkToken, recordConsent } from '../../customer-requests/index.ts'
import { findSameBooking } from './find-same-booking.ts'
import { listSlots } from './list-slots.ts'
import { holdTime } from './slot-claims.ts'

export const bookingRefusals = ['slot-taken', 'slot-unknown', 'slot-past', 'key-reused', 'already-booked'] as const
export type BookingRefusal = (typeof bookingRefusals)[number]

export type SlotChoice = {
  service: string
  branch: string
  specialist: string | null
  /** When it begins, ISO 8601. */
  startsAt: string
}

export type BookingInput = {
  locale: Locale
  key: string
  choice: SlotChoice
  form: AppointmentForm
  holder: string | null
  customerId: string | null
  /** What the visitor agreed to attach, for the specialist. */
  attached?: AttachedResult | null
}

export type Booked = { reference: string; token: string }

/** Holds a time for the browser that fills in the form. Short, so that who leaves blocks nobody. */
export async function holdSlot(
  payload: Payload,
  locale: Locale,
  choice: SlotChoice,
  holder: string,
  now = new Date(),
): Promise<Result<{ until: Date }, BookingRefusal>> {
  return bookingResult(bookingRefusals, () =>
    inTransaction(payload, locale, async (req) => {
      const slot = await freeSlot(req, choice, holder, null, now)
      const until = new Date(now.getTime() + bookingRules.holdMin * 60_000)
      if (!(await holdTime(req, { ...timesOf(slot), holder }, until))) throw new Refusal('slot-taken')
      return { until }
    }),
  )
}

/**
 * Books a visit once for its key, and one time once for a person. Who sends the form again from the same browser or
 * account gets the visit they have; by a phone or an address alone the time is refused, because a link to a visit goes
 * to nobody who only knows a number.
 */
export async function bookAppointment(
  payload: Payload,
  input: BookingInput,
  now = new Date(),
): Promise<Result<Booked, BookingRefusal>> {
  const { key, holder, ...request } = input
  return bookingResult(bookingRefusals, () =>
    inTransaction(payload, input.locale, (req) =>
      runIdempotent(req, { key, scope: 'appointment', request }, () => store(req, input, now)),
    ),
  )
}

async function store(req: PayloadRequest, input: BookingInput, now: Date): Promise<Booked> {
  const { form, choice, locale, holder, attached = null } = input
  const earlier = await earlierBooking(req, input)
  if (earlier) return earlier
  const slot = await freeSlot(req, choice, holder, null, now)
  const { specialistId, startsAt, endsAt } = timesOf(slot)
  const visit = await req.payload.create({
    collection: 'appointments',
    data: {
      status: 'booked',
      service: choice.service,
      branch: choice.branch,
      specialist: specialistId,
      startsAt,
      endsAt,
      name: form.name,
      contactBy: form.contactBy,
      phone: form.phone || null,
      email: form.email || null,
      language: form.language,
      pageLanguage: locale,
      forWhom: form.forWhom,
      visitorName: form.visitorName || null,
      age: form.age,
      needs: form.needs,
      comment: form.comment || null,
      customer: input.customerId,
      screenerResult: attached,
    },
    context: { author: 'shopper', holder },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await recordConsent(req, 'appointment', `appointments:${visit.id}`, locale)
  if (attached) await recordConsent(req, 'screener_result', `appointments:${visit.id}`, locale)
  return { reference: visit.reference ?? '', token: linkToken(req.payload.secret, 'appointment', visit.id) }
}

/**
 * What the same person booked at this time before; null when nothing.
 * @throws Refusal `already-booked` when it is another service, or not known to be theirs
 */
async function earlierBooking(req: PayloadRequest, input: BookingInput): Promise<Booked | null> {
  const { form, choice, holder, customerId } = input
  const { name, visitorName, phone, email } = form
  const at = new Date(choice.startsAt)
  if (!Number.isFinite(at.getTime())) return null
  const person = { name, visitorName, phone, email, holder, customerId }
  const found = await findSameBooking(req, person, at.toISOString())
  if (!found) return null
  const isSame = found.serviceId === choice.service && found.branchId === choice.branch
  if (!found.isOwn || !isSame) throw new Refusal('already-booked')
  return { reference: found.reference, token: linkToken(req.payload.secret, 'appointment', found.id) }
}

/**
 * The slot a visitor chose, if the listing offers it to them right now.
 * @throws Refusal `slot-past`, `slot-taken` or `slot-unknown`
 */
export async function freeSlot(
  req: PayloadRequest,
  choice: SlotChoice,
  holder: string | null,
  moving: string | null,
  now: Date,
): Promise<Slot> {
  const at = Date.parse(choice.startsAt)
  if (!Number.isFinite(at)) throw new Refusal('slot-unknown')
  if (at <= now.getTime()) throw new Refusal('slot-past')
  const [day] = (await listSlots(req, { ...choice, from: almatyDay(new Date(at)), days: 1, now, holder, moving })) ?? []
  const slot = day?.slots.find(({ from }) => from === at)
  if (!slot) throw new Refusal('slot-unknown')
  if (!slot.free) throw new Refusal('slot-taken')
  return slot
}

export const timesOf = (slot: Slot) => ({
  specialistId: slot.specialistId,
  startsAt: new Date(slot.from).toISOString(),
  endsAt: new Date(slot.to).toISOString(),
})

/**
 * Returns the result of work that takes a slot. The database's refusal of a second booking arrives as the field's
 * error: the same answer as a taken slot.
 */
export async function bookingResult<T, Code extends string>(
  codes: readonly Code[],
  work: () => Promise<T>,
): Promise<Result<T, Code | 'slot-taken'>> {
  try {
    return await resultOf(codes, work)
  } catch (error) {
    if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'startsAt'))
      return err('slot-taken')
    throw error
  }
}
