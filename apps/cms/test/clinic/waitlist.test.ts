import { offerHours } from '@estu/domain/appointments/waiting/offer-times'
import { partOfDay, weekdays } from '@estu/domain/appointments/waiting/wishes'
import { toAlmaty } from '@estu/domain/locale/almaty-time'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cancelAppointment, moveAppointment } from '../../src/modules/appointments/operations/change-appointment.ts'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { listUntold } from '../../src/modules/messages/operations/list-messages.ts'
import { runRetention } from '../../src/modules/retention/operations/run-retention.ts'
import { keepTime, leaveWaitlist, takeOffer } from '../../src/modules/waitlist/operations/answer-offer.ts'
import { askForEarlier } from '../../src/modules/waitlist/operations/ask-to-wait.ts'
import { findFreed } from '../../src/modules/waitlist/operations/find-freed.ts'
import { offerFreedTimes } from '../../src/modules/waitlist/operations/offer-freed-times.ts'
import { visitOf } from '../messages/shopper-errands.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { endUndoTime } from '../support/end-undo-time.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { free, isoOf, occupy, openWaitOf, type Time } from './waitlist-data.ts'

let cms: TestCms
let clinic: Awaited<ReturnType<typeof makeClinic>>
/** Every time of the clinic, one after another, each late enough to be offered. */
let times: Time[]

beforeAll(async () => {
  cms = await openCms({ poolMax: 20 })
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 1)
})
afterAll(() => cms.close())

const query = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
const contact = { contactBy: 'whatsapp', phone: '+77012345678', email: '' } as const
const waitAt = (id: string) => cms.payload.findByID({ collection: 'waitlist', id, depth: 0, overrideAccess: true })
const visitAt = (id: string) => cms.payload.findByID({ collection: 'appointments', id, depth: 0, overrideAccess: true })
const at = (index: number): Time => times[index] as Time
const visit = async (index: number) => (await visitOf(cms.payload, clinic, isoOf(at(index)), contact)).id
const sweep = () => offerFreedTimes(cms.payload)

async function waitOf(visitId: string, wishes = {}): Promise<string> {
  const asked = await askForEarlier(cms.payload, visitId, { days: [], parts: [], ...wishes })
  if (!asked.ok) throw new Error(asked.error)
  return idOfLink(cms.payload.secret, 'wait', asked.value.token) ?? ''
}

/** All is taken but the last twenty times, which are nobody's gain. */
beforeEach(async () => {
  for (const table of ['waitlist', 'appointments', 'slot_claims', 'payload_jobs', 'shopper_messages'])
    await query(`delete from ${table}`)
  times = await findFreed(await createLocalReq({}, cms.payload), clinic, new Date())
  await occupy(cms.payload, times.slice(0, -20))
})

const last = () => times.length - 20
const jobsOf = async (id: string) =>
  (await query(`select input->>'kind' as kind from payload_jobs where input->>'id' = $1`, [id])).map(({ kind }) => kind)

it('a time that was called off goes to whoever waits longest, and moves their visit', async () => {
  await free(cms.payload, at(3))
  const leaving = await visit(3)
  const first = await visit(last())
  const second = await visit(last() + 1)
  const [waitFirst, waitSecond] = [await waitOf(first), await waitOf(second)]
  await cancelAppointment(cms.payload, leaving)
  await sweep()
  // While it can be undone the time is nobody's.
  expect((await waitAt(waitFirst)).status).toBe('waiting')
  await endUndoTime(cms)
  await sweep()
  const offered = await waitAt(waitFirst)
  expect(offered).toMatchObject({ status: 'offered', offerStartsAt: isoOf(at(3)) })
  expect(offered.offers).toMatchObject([{ startsAt: isoOf(at(3)), outcome: 'open' }])
  expect((await waitAt(waitSecond)).status).toBe('waiting')
  expect(await jobsOf(waitFirst)).toContain('wait-offer')
  const left = Date.parse(offered.offerUntil ?? '') - Date.now()
  expect(left).toBeGreaterThan((offerHours - 0.1) * 3_600_000)
  // Kept for one alone: nobody else can book it, and it is offered to nobody twice.
  await expect(visit(3)).rejects.toThrow('slot-taken')
  await sweep()
  expect((await waitAt(waitSecond)).status).toBe('waiting')

  expect(await takeOffer(cms.payload, waitFirst)).toMatchObject({ ok: true })
  expect(await takeOffer(cms.payload, waitFirst)).toMatchObject({ ok: true })
  expect(await visitAt(first)).toMatchObject({ startsAt: isoOf(at(3)), status: 'booked' })
  expect(await jobsOf(first)).toContain('appointment-changed')
  expect(await waitAt(waitFirst)).toMatchObject({ status: 'taken', offers: [{ outcome: 'taken' }] })
  // The time that was left serves the next in line.
  await sweep()
  expect(await waitAt(waitSecond)).toMatchObject({ status: 'offered', offerStartsAt: isoOf(at(last())) })
})

it('who has booked that very time with another specialist meanwhile does not get a second visit', async () => {
  const waiting = await openWaitOf(cms.payload, clinic)
  await free(cms.payload, at(0))
  await sweep()
  expect((await waitAt(waiting)).status).toBe('offered')
  const own = await visit(last())
  await query(
    `update slot_claims set specialist_id = gen_random_uuid(), starts_at = $2, ends_at = $2::timestamptz + interval '30 min'
     where appointment_id = $1`,
    [own, isoOf(at(0))],
  )
  expect(await takeOffer(cms.payload, waiting)).toEqual({ ok: false, error: 'already-booked' })
  expect(await query('select id::text from appointments')).toEqual([{ id: own }])
  expect((await waitAt(waiting)).status).toBe('offered')
})

it('who keeps their time, or does not answer, lets the next in line have it, and is not asked about it again', async () => {
  const waits = [
    await waitOf(await visit(last())),
    await waitOf(await visit(last() + 1)),
    await waitOf(await visit(last() + 2)),
  ]
  const [a = '', b = '', c = ''] = waits
  await free(cms.payload, at(0))
  await sweep()
  expect((await waitAt(a)).status).toBe('offered')
  await keepTime(cms.payload, a)
  expect(await takeOffer(cms.payload, a)).toEqual({ ok: false, error: 'offer-over' })
  await sweep()
  expect((await waitAt(a)).status).toBe('waiting')
  expect((await waitAt(b)).status).toBe('offered')
  await query(`update waitlist set offer_until = now() - interval '1 second' where id = $1`, [b])
  expect(await takeOffer(cms.payload, b)).toEqual({ ok: false, error: 'offer-over' })
  await sweep()
  expect((await waitAt(b)).offers).toMatchObject([{ outcome: 'unanswered' }])
  expect((await waitAt(c)).status).toBe('offered')
  await leaveWaitlist(cms.payload, c)
  expect((await waitAt(c)).status).toBe('left')
  await sweep()
  expect([(await waitAt(a)).status, (await waitAt(b)).status]).toEqual(['waiting', 'waiting'])
  expect(await query('select 1 from slot_claims where appointment_id is null')).toEqual([])
})

it('after three offers without an answer nobody is asked any more', async () => {
  const wait = await waitOf(await visit(last()))
  for (const index of [0, 1, 2]) {
    expect((await waitAt(wait)).status).toBe('waiting')
    await free(cms.payload, at(index))
    await sweep()
    expect((await waitAt(wait)).offers).toHaveLength(index + 1)
    await query(`update waitlist set offer_until = now() - interval '1 second'`)
    await sweep()
  }
  expect((await waitAt(wait)).status).toBe('over')
})

it('offers what suits, and nothing that is free already is waited for', async () => {
  const visitId = await visit(last() + 5)
  expect(await askForEarlier(cms.payload, visitId, { days: [], parts: [] })).toEqual({ ok: false, error: 'time-free' })
  await occupy(cms.payload, times.slice(last(), last() + 5))
  const partAt = ({ from }: Time) => partOfDay(toAlmaty(new Date(from)).hour)
  const evening = times.find((time) => partAt(time) === 'evening') as Time
  const morning = times.find((time) => partAt(time) === 'morning') as Time
  const wait = await waitOf(visitId, { parts: ['evening'], days: [String(toAlmaty(new Date(evening.from)).weekday)] })
  // Whoever asks twice waits once.
  expect(await waitOf(visitId)).toBe(wait)
  await free(cms.payload, morning)
  await sweep()
  expect((await waitAt(wait)).status).toBe('waiting')
  await free(cms.payload, evening)
  await sweep()
  expect(await waitAt(wait)).toMatchObject({ status: 'offered', offerStartsAt: isoOf(evening) })
})

it('hears of longer hours and of a visit that the desk moved; ends with the visit', async () => {
  const [moved, own] = [await visit(last()), await visit(last() + 1)]
  const wait = await waitOf(own)
  await free(cms.payload, at(7))
  await moveAppointment(cms.payload, moved, { startsAt: isoOf(at(7)), specialist: null })
  await sweep()
  expect(await waitAt(wait)).toMatchObject({ status: 'offered', offerStartsAt: isoOf(at(last())) })
  await keepTime(cms.payload, wait)
  const hours = weekdays.map((day) => ({ day, opens: '08:00', closes: '19:00' }))
  const change = (opens: typeof hours) =>
    cms.payload.update({
      ...{ collection: 'branches', id: clinic.branch, locale: 'ru', overrideAccess: true },
      ...{ data: { hours: opens }, context: { wordsUnchanged: true } },
    })
  await change(hours)
  await sweep()
  expect(toAlmaty(new Date((await waitAt(wait)).offerStartsAt ?? '')).hour).toBe(8)
  expect((await waitAt(wait)).status).toBe('offered')
  await change(hours.map((day) => ({ ...day, opens: '09:00' })))
  // What is offered while its visit is being called off cannot be taken.
  await cancelAppointment(cms.payload, own)
  expect(await takeOffer(cms.payload, wait)).toMatchObject({ ok: false, error: 'too-late' })
  await endUndoTime(cms)
  await sweep()
  expect((await waitAt(wait)).status).toBe('over')
  expect(await query('select 1 from slot_claims where appointment_id is null')).toEqual([])
})

it('who has no visit yet gets one, with what they said of themselves', async () => {
  await occupy(cms.payload, times.slice(last()))
  const wait = await openWaitOf(cms.payload, clinic)
  await free(cms.payload, at(9))
  await sweep()
  expect(await takeOffer(cms.payload, wait)).toMatchObject({ ok: true })
  const { visit: made, status } = await waitAt(wait)
  expect(status).toBe('taken')
  expect(await visitAt(String(made))).toMatchObject({
    ...{ startsAt: isoOf(at(9)), status: 'booked', name: 'Асель Пробная', phone: '+77012345678' },
  })
  expect(await query(`select purpose from consents where subject = $1`, [`waitlist:${wait}`])).toEqual([
    { purpose: 'appointment' },
  ])
})

it('the desk is asked to tell whom no channel reaches, until the offer is over; what ended is forgotten in time', async () => {
  const wait = await waitOf(await visit(last()))
  await free(cms.payload, at(0))
  await sweep()
  // By night the message waits for the morning.
  await query(`update payload_jobs set wait_until = null`)
  await cms.payload.jobs.run({ limit: 100, queue: 'whatsapp', silent: true, overrideAccess: true })
  const req = await createLocalReq({}, cms.payload)
  const untold = async () => (await listUntold(req)).filter(({ collection }) => collection === 'waitlist')
  expect(await untold()).toMatchObject([{ documentId: wait, kind: 'wait-offer', state: 'by-hand' }])
  await keepTime(cms.payload, wait)
  expect(await untold()).toEqual([])
  await leaveWaitlist(cms.payload, wait)
  await query(`update waitlist set updated_at = now() - interval '11 months'`)
  await runRetention(cms.payload)
  expect((await waitAt(wait)).status).toBe('left')
  await query(`update waitlist set updated_at = now() - interval '13 months'`)
  await runRetention(cms.payload)
  expect(await query('select 1 from waitlist')).toEqual([])
})
