import { randomUUID } from 'node:crypto'
import { almatyDay, daysFrom } from '@estu/domain/appointments/availability'
import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type FreeTimes,
  type FreeTimesQuestion,
  listFreeTimes,
} from '../../src/modules/appointments/operations/list-free-times.ts'
import { makeClinic, publish } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn, signInAll } from '../support/rest-of-staff.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let clinic: Awaited<ReturnType<typeof makeClinic>>
/** Of another branch. */
let foreigner: string
let otherBranch: string
/** An hour and a half, and not booked on the site. */
let longService: string

/** Ten past nine in Almaty. */
const now = new Date('2026-11-20T04:10:00Z')
const [today = '', , ordinary = '', holiday = '', away = '', closed = '', last = ''] = daysFrom(almatyDay(now), 7)
const instant = (local: string) => (fromAlmaty(local) ?? new Date(Number.NaN)).toISOString()

beforeAll(async () => {
  cms = await openCms()
  const { payload } = cms
  clinic = await makeClinic(payload, 2)
  otherBranch = (await publish(payload, 'branches', { title: 'Другой', address: 'Улица, 2', slug: 'drugoi' })).id
  const stranger = { title: 'Чужой', role: 'Сурдолог', slug: 'chuzhoi', branch: otherBranch }
  foreigner = (await publish(payload, 'specialists', stranger)).id
  const long = { title: 'Долгая', summary: 'Коротко.', slug: 'dolgaya', durationMin: 90 }
  longService = (await publish(payload, 'services', long)).id
  const shared = { context: { wordsUnchanged: true }, overrideAccess: true }
  const noon = (day: string) => instant(`${day}T12:00`)
  const days = [{ date: noon(holiday), title: 'Праздник', closed: true }]
  await payload.updateGlobal({ slug: 'holidays', locale: 'ru', data: { days } as never, ...shared })
  const absences = [{ from: noon(away), to: noon(away) }]
  await payload.update({ collection: 'specialists', id: clinic.team[0] ?? '', data: { absences }, ...shared })
  const specialDays = [{ date: noon(closed), closed: true }]
  await payload.update({ collection: 'branches', id: clinic.branch, data: { specialDays } as never, ...shared })
})
afterAll(() => cms?.close())

const first = () => clinic.team[0] ?? ''
const second = () => clinic.team[1] ?? ''

/** Asks as a member of the head office unless a branch is named. */
async function list(own: Partial<FreeTimesQuestion> = {}, ofBranch: string | null = null) {
  const req = await createLocalReq({ user: staffUser('clinic', { branch: ofBranch }) }, cms.payload)
  const question = { service: clinic.service, branch: clinic.branch, specialist: null, day: ordinary, moving: null }
  return listFreeTimes(req, { ...question, ...own }, now)
}

async function found(own: Partial<FreeTimesQuestion> = {}): Promise<FreeTimes> {
  const listed = await list(own)
  if (!listed.ok) throw new Error(listed.error)
  return listed.value
}
const startsOf = ({ times }: FreeTimes) => times.map(({ startsAt }) => startsAt)

/** A visit as the site books it. */
const book = (local: string, specialist: string) =>
  cms.payload.create({
    collection: 'appointments',
    data: {
      name: 'Гость',
      contactBy: 'call',
      phone: '+77010000000',
      language: 'ru',
      status: 'booked',
      service: clinic.service,
      branch: clinic.branch,
      specialist,
      startsAt: instant(local),
    },
    depth: 0,
    overrideAccess: true,
  })

describe('listFreeTimes', () => {
  it('lists a day from opening to closing, and the next day on which somebody sees people', async () => {
    const listed = await found()
    expect(listed).toMatchObject({ day: ordinary, next: away })
    expect(listed.times).toHaveLength(20)
    expect(startsOf(listed)[0]).toBe(instant(`${ordinary}T09:00`))
    expect(startsOf(listed).at(-1)).toBe(instant(`${ordinary}T18:30`))
  })

  it('offers the rest of today, and today for a day that is over or none', async () => {
    for (const day of [today, '2026-11-01', null]) {
      const listed = await found({ day })
      expect(listed.day).toBe(today)
      expect(startsOf(listed)[0]).toBe(instant(`${today}T09:30`))
    }
  })

  it('has nothing on a holiday, a closed day and a day of absence', async () => {
    expect(await found({ day: holiday })).toEqual({ day: holiday, times: [], next: away })
    expect(await found({ day: closed })).toEqual({ day: closed, times: [], next: last })
    expect(await found({ day: away, specialist: first() })).toEqual({ day: away, times: [], next: last })
    const others = await found({ day: away })
    expect(others.times).toHaveLength(20)
    expect(new Set(others.times.map(({ specialist }) => specialist))).toEqual(new Set([second()]))
  })

  it('leaves out what is taken, but for the time of the visit that is being moved', async () => {
    const at = instant(`${ordinary}T10:00`)
    const visit = await book(`${ordinary}T10:00`, first())
    const other = await book(`${ordinary}T11:00`, first())
    expect(startsOf(await found({ specialist: first() }))).not.toContain(at)
    expect(startsOf(await found({ specialist: first(), moving: visit.id }))).toContain(at)
    expect(startsOf(await found({ specialist: first(), moving: other.id }))).not.toContain(at)
    const anybody = await found()
    expect(anybody.times.find(({ startsAt }) => startsAt === at)).toEqual({ startsAt: at, specialist: second() })
  })

  it('lists what the desk books and the site does not: another service, and days further ahead', async () => {
    expect((await found({ service: longService })).times).toHaveLength(18)
    expect((await found({ day: daysFrom(today, 101).at(-1) ?? '' })).times).toHaveLength(20)
  })

  it('says that a service or a specialist is of no such place', async () => {
    const refused = { ok: false, error: 'not-offered' }
    for (const own of [{ specialist: foreigner }, { specialist: randomUUID() }, { service: randomUUID() }])
      expect(await list(own)).toEqual(refused)
    expect(await list({ branch: randomUUID() })).toEqual(refused)
  })

  it('tells a branch of its own times, and moves its own visits', async () => {
    const visit = await book(`${ordinary}T12:00`, second())
    expect(await list({ moving: visit.id }, clinic.branch)).toMatchObject({ ok: true })
    expect(await list({}, otherBranch)).toEqual({ ok: false, error: 'other-branch' })
    const foreign = { branch: otherBranch, specialist: foreigner, moving: visit.id }
    expect(await list(foreign, otherBranch)).toEqual({ ok: false, error: 'no-such-visit' })
    expect(await list({ moving: randomUUID() }, clinic.branch)).toEqual({ ok: false, error: 'no-such-visit' })
  })
})

describe('GET /api/free-times', () => {
  const get = (query: Record<string, string>, as: Person | null) =>
    ask(cms, 'GET', `free-times?${new URLSearchParams(query)}`, { as })
  /** Ahead of the clock that the endpoint goes by. */
  const ahead = daysFrom(almatyDay(new Date()), 40).at(-1) ?? ''
  const place = () => ({ service: clinic.service, branch: clinic.branch, day: ahead })

  it('answers the clinic and admins; for others it does not exist', async () => {
    const people = await signInAll(cms.payload)
    const statuses = await Promise.all(
      Object.entries(people).map(async ([role, as]) => [role, (await get(place(), as)).status]),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      admin: 200,
      editor: 404,
      'translator, own language': 404,
      'translator, other language': 404,
      clinic: 200,
    })
    expect((await get(place(), null)).status).toBe(404)
    const { json } = await get({ ...place(), specialist: second() }, people.clinic)
    expect(json).toMatchObject({ day: ahead, next: expect.any(String) })
    expect(json.times).toHaveLength(20)
  })

  it('names what it refuses by a code', async () => {
    const person = await signIn(cms.payload, 'clinic')
    const data = { branch: otherBranch }
    await cms.payload.update({ collection: 'staff', id: person.id, data, overrideAccess: true })
    expect(await get(place(), person)).toMatchObject({ status: 400, json: { error: 'other-branch' } })
    const admin = await signIn(cms.payload, 'admin')
    const foreign = { ...place(), specialist: foreigner }
    expect(await get(foreign, admin)).toMatchObject({ status: 400, json: { error: 'not-offered' } })
  })

  const senseless: [what: string, own: Record<string, string>][] = [
    ['no branch', { branch: '' }],
    ['a service that is no id', { service: 'proverka' }],
    ['a specialist that is no id', { specialist: '1' }],
    ['a day that no month has', { day: '2026-02-30' }],
    ['a day in words', { day: 'завтра' }],
    ['a year of five digits', { day: '12026-11-24' }],
    ['the end of what the database counts', { day: '9999-12-31' }],
    ['a visit that is no id', { moving: '\0' }],
  ]
  it.each(senseless)('refuses %s', async (_, own) => {
    const person = await signIn(cms.payload, 'clinic')
    expect(await get({ ...place(), ...own }, person)).toMatchObject({ status: 400, json: { error: 'bad-request' } })
  })
})
