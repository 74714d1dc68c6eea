import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eraseEndedRequests } from '../../src/modules/accounts/operations/delete-customer.ts'
import { readCalendar } from '../../src/modules/appointments/operations/read-calendar.ts'
import { forgetReads } from '../../src/modules/customer-requests/operations/health-reads.ts'
import { endRetention } from '../../src/modules/customer-requests/operations/retention.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let clinic: Awaited<ReturnType<typeof makeClinic>>
let slots: Awaited<ReturnType<typeof timesOfTeam>>
let person: Person
let database: pg.Client

beforeAll(async () => {
  cms = await openCms()
  database = new pg.Client({ connectionString: cms.databaseUrl })
  await database.connect()
  clinic = await makeClinic(cms.payload, 2)
  slots = await timesOfTeam(cms.payload, clinic, 20, new Date())
  person = await signIn(cms.payload, 'clinic')
})
afterAll(async () => {
  await database?.end()
  await cms?.close()
})
beforeEach(() => database.query('delete from health_reads'))

async function visit(): Promise<string> {
  const slot = slots.shift()
  const { id } = await cms.payload.create({
    collection: 'appointments',
    data: {
      name: 'Асель',
      contactBy: 'sms',
      phone: '+77010000000',
      service: clinic.service,
      branch: clinic.branch,
      specialist: slot?.specialistId ?? '',
      startsAt: new Date(slot?.from ?? 0).toISOString(),
      language: 'ru',
    } as never,
    overrideAccess: true,
  })
  return id
}

const reads = async () =>
  (await database.query('select staff_id, collection, document_id, times from health_reads order by document_id')).rows

it('who was shown a visit is written down: by its page, by a list, by the calendar; nobody else’s work is', async () => {
  const id = await visit()
  expect(await reads()).toEqual([])
  expect((await ask(cms, 'GET', `appointments/${id}`, { as: person })).status).toBe(200)
  expect(await reads()).toEqual([
    { staff_id: person.id, collection: 'appointments', document_id: id, times: expect.any(Number) },
  ])
  await database.query('delete from health_reads')
  await ask(cms, 'GET', 'appointments?limit=10', { as: person })
  expect((await reads()).map(({ document_id }) => document_id)).toContain(id)

  await database.query('delete from health_reads')
  const staff = await cms.payload.findByID({ collection: 'staff', id: person.id, overrideAccess: true })
  const req = await createLocalReq({ user: { ...staff, collection: 'staff' as const } }, cms.payload)
  await readCalendar(req, new Date().toISOString().slice(0, 10), 60, null)
  expect((await reads()).map(({ document_id }) => document_id)).toContain(id)
})

it('whoever is refused was shown nothing', async () => {
  const id = await visit()
  const editor = await signIn(cms.payload, 'editor')
  expect((await ask(cms, 'GET', `appointments/${id}`, { as: editor })).status).toBeGreaterThanOrEqual(400)
  expect((await ask(cms, 'GET', `appointments/${randomUUID()}`, { as: person })).status).toBe(404)
  expect(await reads()).toEqual([])
})

it('reading twice within the hour is one row; rows go after three years', async () => {
  const id = await visit()
  for (let time = 0; time < 2; time += 1) await ask(cms, 'GET', `appointments/${id}`, { as: person })
  const [row, ...more] = await reads()
  expect(more).toEqual([])
  expect(row.times).toBeGreaterThanOrEqual(2)
  await database.query(`insert into health_reads (hour, staff_id, collection, document_id)
    values (now() - interval '1096 days', 'x', 'orders', 'old'), (now() - interval '1094 days', 'x', 'orders', 'young')`)
  expect(await forgetReads(cms.payload)).toBe(1)
  expect((await reads()).map(({ document_id }) => document_id).toSorted()).toEqual([id, 'young'].toSorted())
})

it('a visit that ended long ago loses its person; closed questions go; what is young or open stays', async () => {
  const [old, young] = [await visit(), await visit()]
  const ago = (id: string, days: number) =>
    database.query(
      `update appointments set starts_at = now() - make_interval(days => $2::int),
        ends_at = now() - make_interval(days => $2::int) where id = $1`,
      [id, days],
    )
  await ago(old, 101)
  await ago(young, 99)
  await database.query(`insert into feedback (reference, topic, message, status, name, contact_by, language, updated_at)
    select 'F' || n, 'question', 'x', (array['closed', 'closed', 'new'])[n]::enum_feedback_status, 'x', 'email', 'ru',
      now() - make_interval(days => (array[101, 99, 101])[n]) from generate_series(1, 3) as n`)
  await endRetention(cms.payload, 100)
  await eraseEndedRequests(cms.payload)
  const names = await database.query('select id, name, phone from appointments where id = any($1) order by name', [
    [old, young],
  ])
  expect(names.rows).toEqual(
    expect.arrayContaining([
      { id: old, name: '—', phone: null },
      { id: young, name: 'Асель', phone: '+77010000000' },
    ]),
  )
  const left = await database.query('select reference from feedback order by reference')
  expect(left.rows.map(({ reference }) => reference)).toEqual(['F2', 'F3'])
})
