import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookAppointment, holdSlot } from '../../src/modules/appointments/operations/book-appointment.ts'
import { cancelAppointment } from '../../src/modules/appointments/operations/change-appointment.ts'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
let clinic: Awaited<ReturnType<typeof makeClinic>>
let starts: string[]
let phones = 0

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 4)
  const slots = await timesOfTeam(cms.payload, clinic, 200, new Date())
  starts = [...new Set(slots.map(({ from }) => new Date(from).toISOString()))]
})
afterAll(() => cms?.close())

const freshPhone = () => `+7701${String(phones++).padStart(7, '0')}`
const nextTime = () => starts.shift() ?? ''
const choiceAt = (startsAt: string) => ({
  service: clinic.service,
  branch: clinic.branch,
  specialist: null,
  startsAt,
})

type Own = { holder?: string | null; name?: string; visitorName?: string; phone?: string; email?: string }

const book = (startsAt: string, { holder = null, ...own }: Own = {}) =>
  bookAppointment(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    choice: choiceAt(startsAt),
    form: {
      name: 'Асель Пробная',
      contactBy: 'sms',
      phone: '+77010000000',
      email: '',
      forWhom: own.visitorName ? 'child' : 'self',
      visitorName: '',
      age: null,
      language: 'ru',
      needs: [],
      comment: '',
      consent: 'yes',
      ...own,
    },
    holder,
    customerId: null,
  })

const countAt = async (startsAt: string) =>
  (
    await cms.payload.count({
      collection: 'appointments',
      where: { startsAt: { equals: startsAt } },
      overrideAccess: true,
    })
  ).totalDocs

it('answers a second booking of one time by the same browser with the appointment that exists', async () => {
  const [startsAt, holder] = [nextTime(), randomUUID()]
  await holdSlot(cms.payload, 'ru', choiceAt(startsAt), holder)
  const first = await book(startsAt, { holder })
  await holdSlot(cms.payload, 'ru', choiceAt(startsAt), holder)
  // Written once more after Back: the phone may be another.
  const second = await book(startsAt, { holder, name: ' асель  пробная', phone: freshPhone() })
  expect(first.ok).toBe(true)
  expect(second).toEqual(first)
  expect(await countAt(startsAt)).toBe(1)
})

it('refuses one time to one phone or address from another browser, and gives no link away', async () => {
  const startsAt = nextTime()
  const [phone, email] = [freshPhone(), 'asel@example.kz']
  expect((await book(startsAt, { phone, email })).ok).toBe(true)
  expect(await book(startsAt, { phone })).toEqual({ ok: false, error: 'already-booked' })
  expect(await book(startsAt, { phone: '', email, holder: randomUUID() })).toEqual({
    ok: false,
    error: 'already-booked',
  })
  expect(await countAt(startsAt)).toBe(1)
})

it('books one time for two children of one phone', async () => {
  const [startsAt, phone] = [nextTime(), freshPhone()]
  for (const visitorName of ['Алия', 'Тимур']) expect((await book(startsAt, { phone, visitorName })).ok).toBe(true)
  expect(await book(startsAt, { phone, visitorName: 'Тимур' })).toEqual({ ok: false, error: 'already-booked' })
  expect(await countAt(startsAt)).toBe(2)
})

it('books a time again once the first appointment is called off', async () => {
  const [startsAt, phone] = [nextTime(), freshPhone()]
  const first = await book(startsAt, { phone })
  if (!first.ok) throw new Error(first.error)
  await cancelAppointment(cms.payload, idOfLink(cms.payload.secret, 'appointment', first.value.token) ?? '')
  expect((await book(startsAt, { phone })).ok).toBe(true)
})

it('stores one appointment when one person sends several bookings of a time at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [startsAt, phone, holder] = [nextTime(), freshPhone(), randomUUID()]
    const sent = await Promise.all([
      book(startsAt, { phone, holder }),
      book(startsAt, { phone, holder }),
      book(startsAt, { phone }),
    ])
    expect(await countAt(startsAt)).toBe(1)
    expect(sent.filter(({ ok }) => ok).length).toBeGreaterThan(0)
  }
})
