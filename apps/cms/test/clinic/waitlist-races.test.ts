import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { keepTime, takeOffer } from '../../src/modules/waitlist/operations/answer-offer.ts'
import { askForEarlier } from '../../src/modules/waitlist/operations/ask-to-wait.ts'
import { findFreed } from '../../src/modules/waitlist/operations/find-freed.ts'
import { offerFreedTimes } from '../../src/modules/waitlist/operations/offer-freed-times.ts'
import { visitOf } from '../messages/shopper-errands.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { size } from '../support/size.ts'
import { free, isoOf, occupy, openWaitOf, type Time } from './waitlist-data.ts'

let cms: TestCms
let clinic: Awaited<ReturnType<typeof makeClinic>>
let times: Time[]

beforeAll(async () => {
  cms = await openCms({ poolMax: 30 })
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 1)
})
afterAll(() => cms.close())

const query = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
const at = (index: number): Time => times[index] as Time
const contact = { contactBy: 'sms', phone: '+77012345678', email: '' } as const
const book = (time: Time) => visitOf(cms.payload, clinic, isoOf(time), contact)
const many = (count: number, work: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const statuses = async () =>
  Object.fromEntries(
    (await query('select status::text, count(*)::int as n from waitlist group by 1')).map(({ status, n }) => [
      status,
      n,
    ]),
  )
const offered = () => query(`select id, offer_starts_at from waitlist where status = 'offered' order by created_at, id`)

beforeEach(async () => {
  for (const table of ['waitlist', 'appointments', 'slot_claims', 'payload_jobs', 'shopper_messages'])
    await query(`delete from ${table}`)
  times = await findFreed(await createLocalReq({}, cms.payload), clinic, new Date())
  await occupy(cms.payload, times)
})

it('two times free at once, three people, four workers: the first two have one each', async () => {
  const people = [await openWaitOf(cms.payload, clinic), await openWaitOf(cms.payload, clinic)]
  await openWaitOf(cms.payload, clinic)
  await Promise.all([free(cms.payload, at(0)), free(cms.payload, at(5))])
  await many(4, () => offerFreedTimes(cms.payload))
  await offerFreedTimes(cms.payload)
  const found = await offered()
  expect(found.map(({ id }) => id)).toEqual(people)
  expect(new Set(found.map(({ offer_starts_at }) => String(offer_starts_at))).size).toBe(2)
  expect(await statuses()).toEqual({ offered: 2, waiting: 1 })
  expect(await query(`select 1 from payload_jobs where input->>'kind' = 'wait-offer'`)).toHaveLength(2)
})

it('200 people wait for one time and all would take it at once: one wins, the first', async () => {
  const people = 200
  const waits: string[] = []
  for (let index = 0; index < people; index += 1) waits.push(await openWaitOf(cms.payload, clinic))
  await free(cms.payload, at(0))
  await many(3, () => offerFreedTimes(cms.payload))
  const answers = await many(people, (index) => takeOffer(cms.payload, waits[index] ?? ''))
  expect(answers.filter((answer) => (answer as { ok: boolean }).ok)).toHaveLength(1)
  expect(answers[0]).toMatchObject({ ok: true })
  expect(await query('select 1 from appointments')).toHaveLength(1)
  expect(await statuses()).toEqual({ taken: 1, waiting: people - 1 })
}, 240_000)

it('one link taken 200 times at once moves one visit once', async () => {
  await free(cms.payload, at(100))
  const visit = await book(at(100))
  const asked = await askForEarlier(cms.payload, visit.id, { days: [], parts: [] })
  const wait = asked.ok ? (idOfLink(cms.payload.secret, 'wait', asked.value.token) ?? '') : ''
  await free(cms.payload, at(0))
  await offerFreedTimes(cms.payload)
  const answers = await many(200, () => takeOffer(cms.payload, wait))
  expect(answers.filter((answer) => !(answer as { ok: boolean }).ok)).toEqual([])
  const moved = await query(`select 1 from appointments_history where what like '%startsAt%'`)
  expect(moved).toHaveLength(1)
  expect(await query('select starts_at from appointments')).toEqual([{ starts_at: new Date(at(0).from) }])
  expect(await query(`select 1 from slot_claims where appointment_id = $1`, [visit.id])).toHaveLength(1)
}, 240_000)

it('a time is taken, or its offer runs out, or is refused, never two of these; and no stranger books it meanwhile', async () => {
  const rounds = size(12, 40)
  const ends = { taken: 0, waiting: 0 }
  for (let round = 0; round < rounds; round += 1) {
    await query('delete from waitlist')
    const time = at(round * 2)
    const wait = await openWaitOf(cms.payload, clinic)
    await free(cms.payload, time)
    await offerFreedTimes(cms.payload)
    await query(`update waitlist set offer_until = clock_timestamp() + make_interval(secs => $1)`, [(round % 6) * 0.02])
    await query(`update slot_claims set held_until = w.offer_until from waitlist w where appointment_id is null`)
    await Promise.all([
      takeOffer(cms.payload, wait),
      offerFreedTimes(cms.payload),
      book(time).catch(() => null),
      ...(round % 3 === 0 ? [keepTime(cms.payload, wait)] : []),
    ])
    await query(`update waitlist set offer_until = now() - interval '1 second' where status = 'offered'`)
    await offerFreedTimes(cms.payload)
    const [{ status = '' } = {}] = await query('select status::text from waitlist')
    ends[status as keyof typeof ends] += 1
    const visits = await query('select id from appointments where starts_at = $1', [isoOf(time)])
    expect(visits.length, `round ${round}`).toBeLessThanOrEqual(1)
    if (status === 'taken') expect(visits).toHaveLength(1)
    await query('delete from appointments')
    await occupy(cms.payload, [time]).catch(() => undefined)
  }
  console.log(`offers that end while they are taken: ${JSON.stringify(ends)}`)
  expect(ends.taken + ends.waiting).toBe(rounds)
}, 240_000)
