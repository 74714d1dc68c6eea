import { randomBytes } from 'node:crypto'
import { suits, type Wishes, type waitWeeks } from '@estu/domain/appointments/waiting/wishes'
import type { AppointmentForm } from '@estu/domain/forms/appointment-form'
import type { WaitWishesForm } from '@estu/domain/forms/wait-form'
import type { Locale } from '@estu/domain/locale/locales'
import { referenceFrom } from '@estu/domain/orders/order-reference'
import { mayChangeAppointment } from '@estu/domain/orders/status-flow'
import type { Result } from '@estu/domain/result'
import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { runIdempotent } from '../../../database/idempotency.ts'
import { inTransaction, Refusal, resultOf } from '../../../database/in-transaction.ts'
import { lockRow } from '../../../database/lock-row.ts'
import { listSlots, readAppointment } from '../../appointments/index.ts'
import { linkToken, recordConsent } from '../../customer-requests/index.ts'
import { queueMail } from '../../messages/index.ts'
import { findFreed } from './find-freed.ts'
import { findWaitOf } from './read-wait.ts'

const waitRefusals = ['not-found', 'too-late', 'time-free', 'slot-unknown', 'key-reused'] as const
export type WaitRefusal = (typeof waitRefusals)[number]

export type OpenWait = {
  locale: Locale
  key: string
  service: string
  branch: string
  form: AppointmentForm
  wishes: WaitWishesForm
  weeks: (typeof waitWeeks)[number]
  customerId: string | null
}

type Asked = { token: string }
type Details = Omit<RequiredDataFromCollectionSlug<'waitlist'>, 'reference' | 'status'>

/** Waits for an earlier time than a visit has. Twice is once: there is one wait for a visit. */
export function askForEarlier(
  payload: Payload,
  visitId: string,
  wishes: WaitWishesForm,
  now = new Date(),
): Promise<Result<Asked, WaitRefusal>> {
  return asked(payload, 'ru', async (req) => {
    // Held until the end: two who ask at once come one after the other.
    await lockRow(req, 'appointments', visitId)
    const visit = await readAppointment(req, visitId)
    if (!visit) throw new Refusal('not-found')
    const known = await findWaitOf(req, visitId)
    if (known) return tokenOf(req, known.id)
    const before = new Date(visit.startsAt)
    if (!mayChangeAppointment(visit.status, before, now)) throw new Refusal('too-late')
    await refuseWhenFree(req, { service: visit.serviceId, branch: visit.branchId }, { ...wishes, before }, now)
    return store(req, {
      ...{ service: visit.serviceId, branch: visit.branchId, visit: visit.id, forVisit: true },
      ...{
        name: visit.name,
        contactBy: visit.contactBy as Details['contactBy'],
        phone: visit.phone,
        email: visit.email,
      },
      ...{ language: visit.locale, pageLanguage: visit.locale, customer: visit.customerId },
      ...{ ...wishes, until: visit.startsAt },
    })
  })
}

/** Waits for a time where none suits. */
export function askForAny(payload: Payload, input: OpenWait, now = new Date()): Promise<Result<Asked, WaitRefusal>> {
  const { key, ...request } = input
  return asked(payload, input.locale, (req) =>
    runIdempotent(req, { key, scope: 'wait', request }, () => storeOpen(req, input, now)),
  )
}

async function storeOpen(req: PayloadRequest, input: OpenWait, now: Date): Promise<Asked> {
  const { form, wishes, service, branch } = input
  const before = new Date(now.getTime() + Number(input.weeks) * 7 * 24 * 3_600_000)
  await refuseWhenFree(req, { service, branch }, { ...wishes, before }, now)
  const wait = await store(req, {
    ...{ service, branch, forVisit: false, ...wishes, until: before.toISOString() },
    ...{ name: form.name, contactBy: form.contactBy, phone: form.phone || null, email: form.email || null },
    ...{ language: form.language, pageLanguage: input.locale, customer: input.customerId },
    ...{ forWhom: form.forWhom, visitorName: form.visitorName || null, age: form.age, needs: form.needs },
    comment: form.comment || null,
  })
  return wait
}

/** Nobody waits for what can be had at once. */
async function refuseWhenFree(
  req: PayloadRequest,
  place: { service: string; branch: string },
  wishes: Wishes,
  now: Date,
): Promise<void> {
  if ((await listSlots(req, { ...place, ...anyToday(now) })) === null) throw new Refusal('slot-unknown')
  if ((await findFreed(req, place, now)).some((slot) => suits(wishes, slot))) throw new Refusal('time-free')
}

const anyToday = (now: Date) => ({ specialist: null, holder: null, now, from: now.toISOString().slice(0, 10), days: 1 })

async function store(req: PayloadRequest, details: Details): Promise<Asked> {
  const wait = await req.payload.create({
    collection: 'waitlist',
    data: { ...details, status: 'waiting', reference: referenceFrom('W', randomBytes(8)) },
    context: { author: 'shopper' },
    depth: 0,
    overrideAccess: true,
    req,
  })
  // The words of a visit's consent: what is kept is the same, for the same.
  if (!details.forVisit)
    await recordConsent(req, 'appointment', `waitlist:${wait.id}`, details.pageLanguage === 'kk' ? 'kk' : 'ru')
  await queueMail(req, { kind: 'wait-added', id: wait.id })
  return tokenOf(req, wait.id)
}

const tokenOf = (req: PayloadRequest, id: string): Asked => ({ token: linkToken(req.payload.secret, 'wait', id) })

const asked = (
  payload: Payload,
  locale: Locale,
  work: (req: PayloadRequest) => Promise<Asked>,
): Promise<Result<Asked, WaitRefusal>> => resultOf(waitRefusals, () => inTransaction(payload, locale, work))
