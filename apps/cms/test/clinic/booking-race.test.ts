import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { size } from '../support/size.ts'
import { openRace, type RaceJob } from './race.ts'

let cms: TestCms
let race: Awaited<ReturnType<typeof openRace>>
let clinic: Awaited<ReturnType<typeof makeClinic>>
const now = new Date()

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 5)
  race = await openRace(cms.databaseUrl)
})
afterAll(async () => {
  race.close()
  await cms.close()
})

const form = {
  name: 'Проба',
  contactBy: 'sms',
  phone: '',
  email: '',
  forWhom: 'self',
  visitorName: '',
  age: null,
  language: 'ru',
  needs: [],
  comment: '',
  consent: 'yes',
} as const

/** Each job is another person's: one person books one time once. */
let people = 0
const book = (slot: { from: number; specialistId: string }): RaceJob => ({
  kind: 'book',
  now: now.toISOString(),
  input: {
    locale: 'ru',
    key: randomUUID(),
    choice: {
      service: clinic.service,
      branch: clinic.branch,
      specialist: slot.specialistId,
      startsAt: new Date(slot.from).toISOString(),
    },
    form: { ...form, needs: [], phone: `+7701${String(people++).padStart(7, '0')}` },
    holder: null,
    customerId: null,
  },
})

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cms.databaseUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const doubles = async () =>
  Number(
    (
      await ask(`
      select count(*) as n from appointments a join appointments b
        on a.specialist_id = b.specialist_id and a.id < b.id
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      where a.status <> 'cancelled' and b.status <> 'cancelled'
    `)
    )[0]?.n,
  )

it('many times, two processes after each: every one is sold, none twice', async () => {
  const times = size(60, 1000)
  const slots = await timesOfTeam(cms.payload, clinic, times, now)
  expect(slots).toHaveLength(times)
  const started = Date.now()
  const results = await race.run([slots.map(book), slots.map(book)])
  const won = results.filter(({ ok }) => ok).length
  const errors = new Set(results.flatMap((result) => (result.ok ? [] : [result.error])))
  console.log(
    `booking race: ${times} times × 2 processes, ${won} booked, ${await doubles()} double, ${Date.now() - started} ms`,
  )
  expect(won).toBe(times)
  expect([...errors]).toEqual(['slot-taken'])
  expect(await doubles()).toBe(0)
}, 300_000)

it('a few times, fifty after each', async () => {
  await ask('delete from appointments; ')
  await ask('delete from slot_claims')
  const times = size(6, 20)
  const slots = await timesOfTeam(cms.payload, clinic, times, now)
  const crowd = Array.from({ length: 25 }, () => slots).flat()
  const results = await race.run([crowd.map(book), crowd.map(book)], 10)
  expect(results.filter(({ ok }) => ok)).toHaveLength(times)
  expect(await doubles()).toBe(0)
}, 300_000)

it('goes red without the constraint: looking first and inserting then sells times twice', async () => {
  await ask('delete from appointments')
  await ask('delete from slot_claims')
  await ask('alter table slot_claims drop constraint slot_claims_no_overlap')
  const slots = await timesOfTeam(cms.payload, clinic, 40, now)
  const results = await race.run([slots.map(book), slots.map(book)])
  expect(results.filter(({ ok }) => ok).length).toBeGreaterThan(40)
  expect(await doubles()).toBeGreaterThan(0)
}, 300_000)

it('a process that dies between booking and answering: the retry gets the answer that was lost', async () => {
  const [slot] = (await timesOfTeam(cms.payload, clinic, 1500, now)).slice(-1)
  if (!slot) throw new Error('no time')
  const job = book(slot)
  await race.runAndLose({ ...job, dieAfterCommit: true } as RaceJob)
  const [again, third] = await race.run([[job], [job]])
  expect(again).toEqual(third)
  expect(
    again?.ok && (await ask(`select 1 from appointments where reference = '${again.answer.reference}'`)),
  ).toHaveLength(1)
})
