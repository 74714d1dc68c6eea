import { randomUUID } from 'node:crypto'
import { almatyDay } from '@estu/domain/appointments/availability'
import { appointmentForm } from '@estu/domain/forms/appointment-form'
import { parseForm } from '@estu/domain/forms/parse-form'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseEndedRequests } from '../../src/modules/accounts/operations/delete-customer.ts'
import { writeAppointmentLetter } from '../../src/modules/appointments/appointment-letters.ts'
import { bookAppointment } from '../../src/modules/appointments/operations/book-appointment.ts'
import { readAppointment } from '../../src/modules/appointments/operations/read-appointment.ts'
import { readCalendar } from '../../src/modules/appointments/operations/read-calendar.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let visitId: string
let startsAt: Date

/** A daughter who reads Russian books for her mother, who speaks Kazakh. */
beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  const clinic = await makeClinic(cms.payload, 2)
  const [slot] = await timesOfTeam(cms.payload, clinic, 1, new Date())
  startsAt = new Date(slot?.from ?? 0)
  const form = parseForm(appointmentForm, {
    name: 'Дочь Пробная',
    contactBy: 'email',
    phone: '',
    email: 'daughter@example.kz',
    forWhom: 'relative',
    visitorName: 'Апа Пробная',
    age: '71',
    language: 'kk',
    consent: 'yes',
  })
  if (!form.ok) throw new Error(JSON.stringify(form.errors))
  const booked = await bookAppointment(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    choice: { service: clinic.service, branch: clinic.branch, specialist: null, startsAt: startsAt.toISOString() },
    form: form.value,
    holder: null,
    customerId: null,
  })
  if (!booked.ok) throw new Error(booked.error)
  const stored = await cms.payload.find({ collection: 'appointments', limit: 1, depth: 0, overrideAccess: true })
  visitId = stored.docs[0]?.id ?? ''
})
afterAll(() => cms?.close())

it('keeps who comes apart from who books, and the language spoken from that of pages and letters', async () => {
  const stored = await cms.payload.findByID({ collection: 'appointments', id: visitId, overrideAccess: true })
  expect(stored).toMatchObject({ name: 'Дочь Пробная', visitorName: 'Апа Пробная', age: 71 })
  expect(stored).toMatchObject({ language: 'kk', pageLanguage: 'ru' })
  const req = await createLocalReq({}, cms.payload)
  expect(await readAppointment(req, visitId)).toMatchObject({ locale: 'ru', visitorName: 'Апа Пробная' })
})

it('keeps a baby’s age to the month', async () => {
  const typed = { name: 'Дочь', contactBy: 'email', email: 'daughter@example.kz', forWhom: 'self', language: 'ru' }
  const form = parseForm(appointmentForm, { ...typed, phone: '', age: '7 мес', consent: 'yes' })
  const age = form.ok ? form.value.age : null
  const saved = await cms.payload.update({
    collection: 'appointments',
    id: visitId,
    data: { age },
    overrideAccess: true,
  })
  expect(saved.age).toBe(0.58)
})

it('writes to who booked, in the language of the page, and names nobody else in the letter', async () => {
  const req = await createLocalReq({}, cms.payload)
  const letter = await writeAppointmentLetter(req, { kind: 'appointment-booked', id: visitId })
  expect(letter).toMatchObject({ to: 'daughter@example.kz', locale: 'ru' })
  expect(letter?.lines[0]).toBe('Здравствуйте, Дочь Пробная!')
  expect(JSON.stringify(letter?.lines)).not.toContain('Апа')
})

it('names who comes in the calendar of the staff', async () => {
  const req = await createLocalReq({ user: staffUser('admin') }, cms.payload)
  const [day] = await readCalendar(req, almatyDay(startsAt), 1, null)
  expect(day?.visits.map(({ name }) => name)).toEqual(['Апа Пробная'])
})

it('takes both names out once a visit is to be forgotten', async () => {
  await cms.payload.update({
    collection: 'appointments',
    id: visitId,
    data: { status: 'cancelled', eraseWhenDone: true },
    overrideAccess: true,
  })
  await eraseEndedRequests(cms.payload)
  const stored = await cms.payload.findByID({ collection: 'appointments', id: visitId, overrideAccess: true })
  expect(stored).toMatchObject({ name: '—', visitorName: null })
})
