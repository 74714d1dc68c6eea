import { randomUUID } from 'node:crypto'
import type { Slot as Time } from '@estu/domain/appointments/availability'
import type { Payload } from 'payload'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { askForAny, type OpenWait } from '../../src/modules/waitlist/operations/ask-to-wait.ts'
import type { makeClinic } from '../support/clinic-data.ts'

type Clinic = Awaited<ReturnType<typeof makeClinic>>

export type { Time }

export const isoOf = ({ from }: Pick<Time, 'from'>) => new Date(from).toISOString()

export const person = {
  ...{ name: 'Асель Пробная', contactBy: 'whatsapp', phone: '+77012345678', email: '' },
  ...{ forWhom: 'self', visitorName: '', age: null, language: 'ru', needs: [], comment: '', consent: 'yes' },
} as const

/** Takes these times as visits would, all at once. */
export async function occupy(payload: Payload, times: readonly Time[]): Promise<void> {
  await payload.db.pool.query(
    `insert into slot_claims (specialist_id, starts_at, ends_at, appointment_id)
     select one->>'specialistId', to_timestamp((one->>'from')::float8 / 1000), to_timestamp((one->>'to')::float8 / 1000),
       gen_random_uuid()::text
     from jsonb_array_elements($1::jsonb) as one`,
    [JSON.stringify(times)],
  )
}

/** Somebody calls off: the time is free. */
export const free = (payload: Payload, time: Time) =>
  payload.db.pool.query('delete from slot_claims where specialist_id = $1 and starts_at = $2', [
    time.specialistId,
    isoOf(time),
  ])

/** Somebody who waits for any time, or only for what suits. */
export async function openWaitOf(payload: Payload, clinic: Clinic, over: Partial<OpenWait> = {}): Promise<string> {
  const asked = await askForAny(payload, {
    ...{ locale: 'ru', key: randomUUID(), service: clinic.service, branch: clinic.branch, customerId: null },
    ...{ form: { ...person, needs: [] }, wishes: { days: [], parts: [] }, weeks: '8' },
    ...over,
  } as OpenWait)
  if (!asked.ok) throw new Error(asked.error)
  return idOfLink(payload.secret, 'wait', asked.value.token) ?? ''
}
