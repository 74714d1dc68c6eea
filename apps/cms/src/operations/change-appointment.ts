import { err, type Result } from '@estu/domain/result'
import { mayChangeVisit } from '@estu/domain/status-flow'
import type { Payload, PayloadRequest } from 'payload'
import { holdRow } from '../database/hold-row.ts'
import { type BookingRefusal, freeSlot, refusable, timesOf } from './book-appointment.ts'
import { inTransaction, Refusal } from './in-transaction.ts'
import { readVisit, type Visit } from './read-visit.ts'

export type ChangeRefusal = BookingRefusal | 'not-found' | 'too-late'

/** Cancels a visit; cancelling what is cancelled changes nothing and succeeds. */
export async function cancelAppointment(
  payload: Payload,
  id: string,
  now = new Date(),
): Promise<Result<Visit, ChangeRefusal>> {
  return change(payload, id, async (req, visit) => {
    if (visit.status === 'cancelled') return
    refuseWhenLate(visit, now)
    await update(req, id, { status: 'cancelled' })
  })
}

/** Moves a visit to another free time of the same service and branch, with any specialist where `specialist` is null. */
export async function moveAppointment(
  payload: Payload,
  id: string,
  to: { startsAt: string; specialist: string | null },
  now = new Date(),
): Promise<Result<Visit, ChangeRefusal>> {
  return change(payload, id, async (req, visit) => {
    if (new Date(visit.startsAt).getTime() === Date.parse(to.startsAt)) return
    refuseWhenLate(visit, now)
    const choice = { service: visit.serviceId, branch: visit.branchId, ...to }
    const { specialistId, startsAt, endsAt } = timesOf(await freeSlot(req, choice, null, id, now))
    await update(req, id, { specialist: specialistId, startsAt, endsAt })
  })
}

async function change(
  payload: Payload,
  id: string,
  work: (req: PayloadRequest, visit: Visit) => Promise<void>,
): Promise<Result<Visit, ChangeRefusal>> {
  const result = await refusable(() =>
    inTransaction(payload, 'ru', async (req) => {
      // Held until the end: a cancellation and a move at once come one after the other.
      await holdRow(req, 'appointments', id)
      const visit = await readVisit(req, id)
      if (!visit) throw new Refusal('not-found')
      await work(req, visit)
      return (await readVisit(req, id)) ?? visit
    }),
  )
  return result.ok ? result : err(result.error as ChangeRefusal)
}

function refuseWhenLate(visit: Visit, now: Date): void {
  if (!mayChangeVisit(visit.status, new Date(visit.startsAt), now)) throw new Refusal('too-late')
}

async function update(req: PayloadRequest, id: string, data: object): Promise<void> {
  await req.payload.update({
    collection: 'appointments',
    id,
    data,
    depth: 0,
    context: { author: 'shopper' },
    overrideAccess: true,
    req,
  })
}
