import { mayChangeAppointment } from '@estu/domain/orders/status-flow'
import type { Result } from '@estu/domain/result'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction, Refusal } from '../../../database/in-transaction.ts'
import { lockRow } from '../../../database/lock-row.ts'
import { askToCancel, holdRequest, undoCancellation } from '../../customer-requests/index.ts'
import { bookingRefusals, bookingResult, freeSlot, timesOf } from './book-appointment.ts'
import { type AppointmentDetails, readAppointment } from './read-appointment.ts'

const changeRefusals = [...bookingRefusals, 'not-found', 'too-late'] as const
export type ChangeRefusal = (typeof changeRefusals)[number]

/** Calls a visit off, which can be undone for a while; calling off what is called off changes nothing and succeeds. */
export async function cancelAppointment(
  payload: Payload,
  id: string,
  now = new Date(),
): Promise<Result<AppointmentDetails, ChangeRefusal>> {
  return change(payload, id, async (req, visit) => {
    if (visit.status === 'cancelled') return
    refuseWhenLate(visit, now)
    const held = await holdRequest(req, 'appointments', id)
    if (held) await askToCancel(req, 'appointments', id, held)
  })
}

export const undoCancelAppointment = (payload: Payload, id: string) => undoCancellation(payload, 'appointments', id)

/** Moves a visit to another free time of the same service and branch, with any specialist where `specialist` is null. */
export async function moveAppointment(
  payload: Payload,
  id: string,
  to: { startsAt: string; specialist: string | null },
  now = new Date(),
): Promise<Result<AppointmentDetails, ChangeRefusal>> {
  return change(payload, id, async (req, visit) => {
    if (new Date(visit.startsAt).getTime() === Date.parse(to.startsAt)) return
    refuseWhenLate(visit, now)
    const choice = { service: visit.serviceId, branch: visit.branchId, ...to }
    const { specialistId, startsAt, endsAt } = timesOf(await freeSlot(req, choice, null, id, now))
    await update(req, id, { specialist: specialistId, startsAt, endsAt })
  })
}

const change = (
  payload: Payload,
  id: string,
  work: (req: PayloadRequest, visit: AppointmentDetails) => Promise<void>,
): Promise<Result<AppointmentDetails, ChangeRefusal>> =>
  bookingResult(changeRefusals, () =>
    inTransaction(payload, 'ru', async (req) => {
      // Held until the end: a cancellation and a move at once come one after the other.
      await lockRow(req, 'appointments', id)
      const visit = await readAppointment(req, id)
      if (!visit) throw new Refusal('not-found')
      await work(req, visit)
      return (await readAppointment(req, id)) ?? visit
    }),
  )

function refuseWhenLate(visit: AppointmentDetails, now: Date): void {
  if (!mayChangeAppointment(visit.status, new Date(visit.startsAt), now)) throw new Refusal('too-late')
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
