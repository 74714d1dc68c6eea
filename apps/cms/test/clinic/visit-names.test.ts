import { randomUUID } from 'node:crypto'
import type { Locale } from '@estu/domain/locale/locales'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hearStatements } from '../../src/measure/statements.ts'
import { findCustomer } from '../../src/modules/accounts/operations/find-customer.ts'
import { registerCustomer } from '../../src/modules/accounts/operations/register-customer.ts'
import { bookAppointment } from '../../src/modules/appointments/operations/book-appointment.ts'
import { listAppointments, readAppointment } from '../../src/modules/appointments/operations/read-appointment.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
let clinic: Awaited<ReturnType<typeof makeClinic>>
let slots: Awaited<ReturnType<typeof timesOfTeam>>
let customerId: string

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 2)
  slots = await timesOfTeam(cms.payload, clinic, 10, new Date())
  const email = 'own@example.kz'
  await registerCustomer(cms.payload, { name: 'Асель', email, password: 'три-белых-верблюда', consent: 'yes' }, 'ru')
  customerId = (await findCustomer(cms.payload, { email }))?.id ?? ''
})
afterAll(() => cms.close())

async function book(locale: Locale): Promise<void> {
  const slot = slots.shift()
  const booked = await bookAppointment(cms.payload, {
    locale,
    key: randomUUID(),
    choice: {
      service: clinic.service,
      branch: clinic.branch,
      specialist: slot?.specialistId ?? null,
      startsAt: new Date(slot?.from ?? 0).toISOString(),
    },
    form: {
      name: 'Гость',
      contactBy: 'sms',
      phone: '+77010000000',
      email: '',
      forWhom: 'self',
      visitorName: '',
      age: null,
      language: locale,
      needs: [],
      comment: '',
      consent: 'yes',
    },
    holder: null,
    customerId,
    attached: null,
  })
  if (!booked.ok) throw new Error(booked.error)
}

async function own() {
  const statements: string[] = []
  const end = hearStatements(cms.payload, ({ text }) => statements.push(text))
  const visits = await listAppointments(await createLocalReq({}, cms.payload), customerId)
  end()
  return { visits, statements }
}

it('names what visits belong to, each in its own language, by as many statements for one as for many', async () => {
  expect((await own()).visits).toEqual([])
  await book('ru')
  const one = await own()
  await cms.payload.update({
    collection: 'services',
    id: clinic.service,
    locale: 'kk',
    data: { title: 'Есту қабілетін тексеру' },
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })
  await book('kk')
  await book('ru')
  const { visits, statements } = await own()
  expect(visits.map(({ service }) => service)).toEqual(['Проверка слуха', 'Есту қабілетін тексеру', 'Проверка слуха'])
  // The branch has no Kazakh words yet.
  expect(visits.map(({ branch, address }) => [branch, address])).toEqual(Array(3).fill(['Филиал', 'Улица, 1']))
  expect(visits.every(({ specialist, serviceSlug }) => /^Специалист \d$/.test(specialist) && serviceSlug)).toBeTruthy()
  expect(statements.length).toBe(one.statements.length)
  expect(statements.length).toBeLessThanOrEqual(2)
})

it('says of one visit what it says of it among others', async () => {
  const { visits } = await own()
  const req = await createLocalReq({}, cms.payload)
  for (const visit of visits) expect(await readAppointment(req, visit.id)).toEqual(visit)
  expect(await readAppointment(req, randomUUID())).toBeNull()
})
