import { almatyDay, daysFrom } from '@estu/domain/appointments/availability'
import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countWaiting, mostCounted } from '../../src/modules/dashboard/operations/count-waiting.ts'
import { makeClinic, publish } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let branch: string
let other: string
const now = new Date()
const [today = '', tomorrow = ''] = daysFrom(almatyDay(now), 2)
const sql = (text: string, values: unknown[] = []) => cms.payload.db.pool.query(text, values)

beforeAll(async () => {
  cms = await openCms()
  const clinic = await makeClinic(cms.payload, 1)
  branch = clinic.branch
  other = (await publish(cms.payload, 'branches', { title: 'Другой', address: 'Улица, 2', slug: 'drugoi' })).id
  const at = (local: string) => (fromAlmaty(local) ?? now).toISOString()
  for (const [startsAt, status] of [
    [at(`${today}T00:00`), 'booked'],
    [at(`${today}T23:30`), 'confirmed'],
    [at(`${today}T12:00`), 'cancelled'],
    [at(`${tomorrow}T00:00`), 'booked'],
  ] as const) {
    await cms.payload.create({
      collection: 'appointments',
      data: {
        ...{ name: 'Гость', contactBy: 'call', phone: '+77010000000', language: 'ru', status, startsAt },
        ...{ service: clinic.service, branch, specialist: clinic.team[0] ?? '' },
      },
      depth: 0,
      overrideAccess: true,
    })
  }
  await addEnquiries(branch, 'new', 2)
  await addEnquiries(branch, 'answered', 1)
  await addEnquiries(other, 'new', 1)
  await addOrder(branch, 'new')
  await addOrder(other, 'confirmed')
  const returned = await addOrder(branch, 'completed')
  await sql(
    `insert into orders_returns (_order, _parent_id, id, status) values (1, $1, 'r1', 'asked'), (2, $1, 'r2', 'asked')`,
    [returned],
  )
})
afterAll(() => cms?.close())

const addEnquiries = (at: string, status: string, count: number) =>
  sql(
    `insert into feedback (topic, message, status, name, contact_by, phone, language, branch_id, reference)
     select 'question', 'Вопрос', $2, 'Гость', 'call', '+77010000000', 'ru', $1::uuid, 'F-' || gen_random_uuid()
     from generate_series(1, $3)`,
    [at, status, count],
  )

async function addOrder(at: string, status: string): Promise<string> {
  const made = await sql(
    `insert into orders (reference, status, name, contact_by, phone, language, branch_id, receiving, paying,
       goods_kzt, delivery_kzt, markup_kzt, total_kzt)
     values ('E-' || gen_random_uuid(), $2, 'Гость', 'call', '+77010000000', 'ru', $1::uuid, 'pickup', 'at_pickup', 4500, 0, 0, 4500) returning id`,
    [at, status],
  )
  return made.rows[0]?.id
}

const count = async (...user: Parameters<typeof staffUser>) =>
  countWaiting(await createLocalReq({ user: staffUser(...user) }, cms.payload), now)

it('counts what waits for a branch, and all of it for the head office and admins', async () => {
  const none = { orders: 0, returns: 0, enquiries: 0, appointments: 0, toCarry: 0, low: 0 }
  const all = { ...none, orders: 1, returns: 1, enquiries: 3, appointments: 2 }
  expect(await count('clinic', { branch })).toEqual({ ...all, enquiries: 2 })
  expect(await count('clinic', { branch: other })).toEqual({ ...none, enquiries: 1 })
  expect(await count('clinic', { branch: null })).toEqual(all)
  expect(await count('admin')).toEqual(all)
})

it('tells writers of texts nothing', async () => {
  expect(await count('editor')).toBeNull()
  expect(await count('translator')).toBeNull()
})

it('counts no further than what is shown', async () => {
  await addEnquiries(other, 'new', mostCounted + 20)
  expect((await count('admin'))?.enquiries).toBe(mostCounted)
})
