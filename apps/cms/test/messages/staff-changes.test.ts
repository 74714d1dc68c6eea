import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { moveAppointment } from '../../src/modules/appointments/operations/change-appointment.ts'
import { mailQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'
import { visitOf } from './shopper-errands.ts'

let cms: TestCms
let mail: Awaited<ReturnType<typeof openMailServer>>
let clinic: Awaited<ReturnType<typeof makeClinic>>
let times: string[]
let people = 0

beforeAll(async () => {
  mail = await openMailServer()
  cms = await openCms({ smtpUrl: mail.url })
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 1)
  const dayMs = 24 * 3_600_000
  const all = await timesOfTeam(cms.payload, clinic, 200, new Date())
  times = all.filter(({ from }) => from > Date.now() + 3 * dayMs).map(({ from }) => new Date(from).toISOString())
})
afterAll(async () => {
  await cms?.close()
  await mail?.close()
})
beforeEach(() => {
  mail.received.length = 0
})

const sql = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
/** What the worker does each second. */
const work = () => cms.payload.jobs.run({ limit: 100, queue: mailQueue, silent: true, overrideAccess: true })
/** Sets the clock of the queue forward by some seconds; reminders stay in their place. */
const pass = (seconds: number) =>
  sql(
    `update payload_jobs set wait_until = wait_until - make_interval(secs => $1)
     where input->>'kind' <> 'appointment-reminder'`,
    [seconds],
  )
const letters = async (to: string) => {
  await work()
  const subjects = mail.received.filter((letter) => letter.to?.[0]?.address === to).map(({ subject }) => subject ?? '')
  mail.received.length = 0
  return subjects.map((subject) => subject.split(':')[0])
}
const nextTime = () => times.shift() ?? ''
const records = async (id: string) =>
  (await sql(`select kind from shopper_messages where document_id = $1 and kind <> 'appointment-reminder'`, [id])).map(
    ({ kind }) => kind,
  )

/** A visit that its visitor booked on the site and was told of. */
async function booked() {
  const email = `person-${people++}@example.kz`
  const startsAt = nextTime()
  const { id } = await visitOf(cms.payload, clinic, startsAt, { contactBy: 'email', phone: '+77010000000', email })
  expect(await letters(email)).toEqual(['Вы записаны'])
  return { id, email, startsAt }
}

async function asStaff() {
  const user = staffUser('clinic')
  const req = await createLocalReq({ user }, cms.payload)
  return { user, req, overrideAccess: false, depth: 0 } as const
}
const change = async (id: string, data: object) =>
  cms.payload.update({ collection: 'appointments', id, data, ...(await asStaff()) })

it('tells of a staff change once a minute has passed', async () => {
  const { id, email } = await booked()
  await change(id, { startsAt: nextTime() })
  await pass(58)
  expect(await letters(email)).toEqual([])
  await pass(3)
  expect(await letters(email)).toEqual(['Новое время приёма'])
  await pass(600)
  expect(await letters(email)).toEqual([])
})

it('tells only the last of several changes, a minute after it', async () => {
  const { id, email } = await booked()
  await change(id, { startsAt: nextTime() })
  await pass(40)
  const last = nextTime()
  await change(id, { startsAt: last })
  await pass(40)
  expect(await letters(email)).toEqual([])
  await pass(40)
  expect(await letters(email)).toEqual(['Новое время приёма'])
  await pass(600)
  expect(await letters(email)).toEqual([])
  expect(await records(id)).toEqual(['appointment-booked', 'appointment-changed'])
})

it('tells nobody of a change that was taken back, however many steps it took', async () => {
  const { id, email, startsAt } = await booked()
  for (const to of [nextTime(), nextTime(), startsAt]) await change(id, { startsAt: to })
  await pass(600)
  expect(await letters(email)).toEqual([])
  expect(await records(id)).toEqual(['appointment-booked'])
  const jobs = await sql(`select input->>'kind' as kind from payload_jobs where input->>'id' = $1`, [id])
  expect(jobs).toEqual([{ kind: 'appointment-reminder' }])
})

it('tells of a cancellation a minute later, whatever was changed before it', async () => {
  const { id, email, startsAt } = await booked()
  await change(id, { startsAt: nextTime() })
  await change(id, { startsAt, status: 'cancelled' })
  expect(await letters(email)).toEqual([])
  await pass(61)
  expect(await letters(email)).toEqual(['Запись отменена'])
})

it('tells the visitor’s own move at once, and a staff change before it no more', async () => {
  const { id, email } = await booked()
  await change(id, { startsAt: nextTime() })
  expect((await moveAppointment(cms.payload, id, { startsAt: nextTime(), specialist: null })).ok).toBe(true)
  expect(await letters(email)).toEqual(['Новое время приёма'])
  await pass(600)
  expect(await letters(email)).toEqual([])
})

it('confirms what the staff booked a minute later, with the time it has then, and nothing called off meanwhile', async () => {
  const make = async (email: string) =>
    cms.payload.create({
      collection: 'appointments',
      data: {
        name: 'С улицы',
        contactBy: 'email',
        email,
        language: 'ru',
        status: 'booked',
        service: clinic.service,
        branch: clinic.branch,
        specialist: clinic.team[0] ?? '',
        startsAt: nextTime(),
      },
      ...(await asStaff()),
    })
  const [kept, gone] = [await make('kept@example.kz'), await make('gone@example.kz')]
  await change(kept.id, { startsAt: nextTime() })
  await change(gone.id, { status: 'cancelled' })
  expect(await letters('kept@example.kz')).toEqual([])
  await pass(600)
  await work()
  expect(mail.received.flatMap(({ to }) => to?.map(({ address }) => address))).toEqual(['kept@example.kz'])
  expect(await letters('kept@example.kz')).toEqual(['Вы записаны'])
})
