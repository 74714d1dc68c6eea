import { mayChangeAppointment } from '@estu/domain/orders/status-flow'
import type { Result } from '@estu/domain/result'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction, Refusal } from '../../../database/in-transaction.ts'
import { lockRow } from '../../../database/lock-row.ts'
import { idOf } from '../../../fields/id-of.ts'
import type { Waitlist } from '../../../payload-types.ts'
import {
  bookingRefusals,
  bookingResult,
  findSameBooking,
  freeSlot,
  readAppointment,
  timesOf,
} from '../../appointments/index.ts'
import { closeOffer, lockWait, updateWait } from './change-wait.ts'
import { holderOf } from './offered-time.ts'
import { openOffer } from './read-wait.ts'

const answerRefusals = [...bookingRefusals, 'not-found', 'offer-over', 'too-late'] as const
export type AnswerRefusal = (typeof answerRefusals)[number]

type Times = ReturnType<typeof timesOf>

/** Takes the time that is kept for whoever waits: their visit is moved to it, or made. Twice is once. */
export function takeOffer(
  payload: Payload,
  id: string,
  now = new Date(),
): Promise<Result<{ visit: string }, AnswerRefusal>> {
  return answer(payload, id, async (req, wait) => {
    const taken = wait.status === 'taken' ? idOf(wait.visit) : null
    if (taken) return { visit: taken }
    const offer = openOffer(wait)
    if (!offer?.startsAt || Date.parse(wait.offerUntil ?? '') <= now.getTime()) throw new Refusal('offer-over')
    const choice = { service: idOf(wait.service), branch: idOf(wait.branch), specialist: idOf(offer.specialist) }
    const visitId = wait.forVisit ? await visitToMove(req, wait, now) : null
    if (!visitId && (await hasVisitThen(req, wait, offer.startsAt))) throw new Refusal('already-booked')
    const slot = await freeSlot(req, { ...choice, startsAt: offer.startsAt }, holderOf(id), visitId, now)
    const times = timesOf(slot)
    const visit = visitId ? await move(req, visitId, id, times) : await book(req, wait, times)
    const { offers } = closeOffer(wait, 'taken')
    await updateWait(req, id, { offers, status: 'taken', visit }, 'shopper', 'offer_taken')
    return { visit }
  })
}

/** One time is one visit of one person, also where they wait for one and have booked another meanwhile. */
async function hasVisitThen(req: PayloadRequest, wait: Waitlist, startsAt: string): Promise<boolean> {
  const { name, phone, email, visitorName } = wait
  const contact = { name, phone: phone ?? '', email: email ?? '', visitorName: visitorName ?? '' }
  const person = { ...contact, holder: null, customerId: idOf(wait.customer) }
  return (await findSameBooking(req, person, new Date(startsAt).toISOString())) !== null
}

/** Keeps what one has and goes on waiting; the time goes to the next in line. */
export const keepTime = (payload: Payload, id: string): Promise<Result<null, AnswerRefusal>> =>
  answer(payload, id, async (req, wait) => {
    if (wait.status !== 'offered') return null
    await updateWait(req, id, closeOffer(wait, 'kept'), 'shopper', 'offer_kept')
    return null
  })

export const leaveWaitlist = (payload: Payload, id: string): Promise<Result<null, AnswerRefusal>> =>
  answer(payload, id, async (req, wait) => {
    if (wait.status !== 'offered' && wait.status !== 'waiting') return null
    const { offers } = closeOffer(wait, 'kept')
    await updateWait(req, id, { offers, status: 'left' }, 'shopper')
    return null
  })

const answer = <T>(
  payload: Payload,
  id: string,
  work: (req: PayloadRequest, wait: Waitlist) => Promise<T>,
): Promise<Result<T, AnswerRefusal>> =>
  bookingResult(answerRefusals, () =>
    inTransaction(payload, 'ru', async (req) => {
      const wait = await lockWait(req, id)
      if (!wait) throw new Refusal('not-found')
      return work(req, wait)
    }),
  )

async function visitToMove(req: PayloadRequest, wait: Waitlist, now: Date): Promise<string> {
  const visitId = idOf(wait.visit)
  if (!visitId) throw new Refusal('too-late')
  // Held until the end: its cancellation and this come one after the other.
  await lockRow(req, 'appointments', visitId)
  const visit = await readAppointment(req, visitId)
  if (!visit || !mayChangeAppointment(visit.status, new Date(visit.startsAt), now)) throw new Refusal('too-late')
  return visitId
}

const contextOf = (waitId: string) => ({ author: 'shopper', holder: holderOf(waitId) })

async function move(req: PayloadRequest, visitId: string, waitId: string, { specialistId, ...times }: Times) {
  const visit = await req.payload.update({
    collection: 'appointments',
    id: visitId,
    data: { specialist: specialistId, ...times },
    depth: 0,
    context: contextOf(waitId),
    overrideAccess: true,
    req,
  })
  return visit.id
}

async function book(req: PayloadRequest, wait: Waitlist, { specialistId, ...times }: Times): Promise<string> {
  const { name, contactBy, phone, email, language, pageLanguage, forWhom, visitorName, age, needs, comment } = wait
  const visit = await req.payload.create({
    collection: 'appointments',
    data: {
      ...{
        status: 'booked',
        service: idOf(wait.service),
        branch: idOf(wait.branch),
        specialist: specialistId,
        ...times,
      },
      ...{ name, contactBy, phone, email, language, pageLanguage, forWhom, visitorName, age, needs, comment },
      customer: idOf(wait.customer),
    },
    context: contextOf(wait.id),
    depth: 0,
    overrideAccess: true,
    req,
  })
  return visit.id
}
