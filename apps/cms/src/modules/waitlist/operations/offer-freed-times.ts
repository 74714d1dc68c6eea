import type { Slot } from '@estu/domain/appointments/availability'
import { offerTimes } from '@estu/domain/appointments/waiting/offer-times'
import { suits } from '@estu/domain/appointments/waiting/wishes'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction, Refusal } from '../../../database/in-transaction.ts'
import { holdTime, timesOf } from '../../appointments/index.ts'
import { queueMessage } from '../../messages/index.ts'
import { lockWait, updateWait } from './change-wait.ts'
import { endUnanswered, endWaits } from './end-waits.ts'
import { findFreed } from './find-freed.ts'
import { holderOf } from './offered-time.ts'
import { type Place, peopleWaiting, placesWaitedFor, type Waiting } from './waiting-people.ts'

/**
 * Offers every time that is free to whoever has waited longest of those whom it suits. What made it free is all the
 * same: a cancellation, a visit that was moved, a hold that ran out, longer hours. Run by the worker, by several too.
 */
export async function offerFreedTimes(payload: Payload, now = new Date()): Promise<void> {
  await endWaits(payload)
  await endUnanswered(payload)
  for (const place of await placesWaitedFor(await createLocalReq({}, payload))) await offerAt(payload, place, now)
}

async function offerAt(payload: Payload, place: Place, now: Date): Promise<void> {
  const req = await createLocalReq({}, payload)
  let free = await findFreed(req, place, now)
  for await (const waiting of peopleWaiting(req, place)) {
    if (free.length === 0) return
    const gone = await offerFirst(payload, waiting, free, now)
    free = free.filter((slot) => !gone.includes(slot))
  }
}

/** @returns the times that are free no more: the one that is offered now, and those that somebody else was quicker with */
async function offerFirst(payload: Payload, { id, wishes, known }: Waiting, free: Slot[], now: Date): Promise<Slot[]> {
  const gone: Slot[] = []
  for (const slot of free) {
    if (!suits(wishes, slot) || known.includes(slot.from)) continue
    const outcome = await offer(payload, id, slot, now)
    if (outcome !== 'not-waiting') gone.push(slot)
    if (outcome !== 'taken') break
  }
  return gone
}

/** Holds a time for somebody and tells them, both or neither. The database's constraint decides who has it. */
async function offer(
  payload: Payload,
  id: string,
  slot: Slot,
  now: Date,
): Promise<'offered' | 'taken' | 'not-waiting'> {
  try {
    return await inTransaction(payload, 'ru', async (req) => {
      const wait = await lockWait(req, id)
      if (wait?.status !== 'waiting') return 'not-waiting'
      const { tellAt, until } = offerTimes(now)
      const times = timesOf(slot)
      if (!(await holdTime(req, { ...times, holder: holderOf(id) }, until))) throw new Refusal('taken')
      const { specialistId: specialist, startsAt, endsAt } = times
      const made = { specialist, startsAt, endsAt, at: now.toISOString(), outcome: 'open' as const }
      await updateWait(
        req,
        id,
        {
          status: 'offered',
          offerStartsAt: startsAt,
          offerUntil: until.toISOString(),
          offers: [...(wait.offers ?? []), made],
        },
        'system',
      )
      await queueMessage(req, { kind: 'wait-offer', id, startsAt }, wait, tellAt > now ? tellAt : undefined)
      return 'offered'
    })
  } catch (error) {
    if (error instanceof Refusal) return 'taken'
    throw error
  }
}
