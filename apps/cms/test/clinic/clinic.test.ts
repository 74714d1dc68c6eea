import { randomUUID } from 'node:crypto'
import { almatyDay } from '@estu/domain/appointments/availability'
import { createLocalReq, type PayloadRequest, ValidationError } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookAppointment } from '../../src/modules/appointments/operations/book-appointment.ts'
import { readCalendar } from '../../src/modules/appointments/operations/read-calendar.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let clinic: Awaited<ReturnType<typeof makeClinic>>
let slots: Awaited<ReturnType<typeof timesOfTeam>>
const now = new Date()

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 2)
  slots = await timesOfTeam(cms.payload, clinic, 60, now)
})
afterAll(() => cms.close())

/** A request of a member of the clinic's staff, as it comes over the admin. */
async function asClinic(branch: string | null): Promise<PayloadRequest> {
  const user = staffUser('clinic', { name: 'Регистратура', branch })
  const req = await createLocalReq({ user }, cms.payload)
  req.payloadAPI = 'REST'
  return req
}

async function book(index: number) {
  const slot = slots[index]
  const booked = await bookAppointment(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    choice: {
      service: clinic.service,
      branch: clinic.branch,
      specialist: slot?.specialistId ?? null,
      startsAt: new Date(slot?.from ?? 0).toISOString(),
    },
    form: {
      name: `Гость ${index}`,
      contactBy: 'sms',
      phone: '+77010000000',
      email: '',
      forWhom: 'self',
      visitorName: '',
      age: null,
      language: 'kk',
      needs: ['loop'],
      comment: '',
      consent: 'yes',
    },
    holder: null,
    customerId: null,
  })
  if (!booked.ok) throw new Error(booked.error)
  const found = await cms.payload.find({
    collection: 'appointments',
    where: { reference: { equals: booked.value.reference } },
    depth: 0,
    overrideAccess: true,
  })
  const [visit] = found.docs
  if (!visit) throw new Error('The visit is not there.')
  return visit
}

const save = async (req: PayloadRequest, id: string, data: object) =>
  cms.payload.update({ collection: 'appointments', id, data, depth: 0, overrideAccess: false, user: req.user, req })

it('a branch sees its own visits, in the list and in the calendar; the head office sees all', async () => {
  const visit = await book(0)
  const day = almatyDay(new Date(visit.startsAt))
  const [own, other, head] = [await asClinic(clinic.branch), await asClinic(randomUUID()), await asClinic(null)]
  const count = async (req: PayloadRequest) =>
    (await cms.payload.find({ collection: 'appointments', depth: 0, overrideAccess: false, user: req.user, req }))
      .totalDocs
  expect([await count(own), await count(other), await count(head)]).toEqual([1, 0, 1])
  const seen = async (req: PayloadRequest) => (await readCalendar(req, day, 1, null))[0]?.visits.map(({ name }) => name)
  expect([await seen(own), await seen(other), await seen(head)]).toEqual([['Гость 0'], [], ['Гость 0']])
  await expect(save(other, visit.id, { status: 'confirmed' })).rejects.toThrow()
})

it('a status moves along its flow, with who and why; what the shopper sent stays as sent', async () => {
  const visit = await book(1)
  const req = await asClinic(clinic.branch)
  const changed = await save(req, visit.id, { status: 'confirmed', note: 'Просил петлю', reference: 'A-EVIL-EVIL' })
  expect(changed.reference).toBe(visit.reference)
  expect(changed.history?.at(-1)).toMatchObject({
    who: 'Регистратура',
    what: 'booked → confirmed',
    words: 'Просил петлю',
  })
  await expect(save(req, visit.id, { status: 'completed' })).rejects.toBeInstanceOf(ValidationError)
  expect((await save(req, visit.id, { history: [] })).history).toHaveLength(2)
})

it('staff book over the counter and move visits, and cannot take a time twice either', async () => {
  const [first, second] = [await book(2), await book(3)]
  const req = await asClinic(clinic.branch)
  const clash = save(req, second.id, { startsAt: first.startsAt, specialist: first.specialist })
  await expect(clash).rejects.toMatchObject({ data: { errors: [expect.objectContaining({ path: 'startsAt' })] } })
  const free = slots[10]
  const moved = await save(req, second.id, {
    startsAt: new Date(free?.from ?? 0).toISOString(),
    specialist: free?.specialistId,
  })
  expect(Date.parse(moved.endsAt ?? '') - Date.parse(moved.startsAt)).toBe(30 * 60_000)
  const data = {
    service: clinic.service,
    branch: clinic.branch,
    specialist: second.specialist,
    startsAt: second.startsAt,
    name: 'С улицы',
    contactBy: 'call',
    language: 'ru',
    status: 'booked',
  } as const
  const made = await cms.payload.create({
    collection: 'appointments',
    data,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  expect(made.reference).toMatch(/^A-/)
  await save(req, made.id, { status: 'cancelled' })
  const again = await cms.payload.create({
    collection: 'appointments',
    data,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  expect(again.status).toBe('booked')
})
