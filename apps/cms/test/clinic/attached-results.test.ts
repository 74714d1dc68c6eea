import { randomUUID } from 'node:crypto'
import { attachedKeptDays } from '@estu/domain/screener/attached/attached-limits'
import type { AttachedResult } from '@estu/domain/screener/attached/attached-result'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportCustomer, readHistory } from '../../src/modules/accounts/operations/customer-data.ts'
import { deleteCustomer } from '../../src/modules/accounts/operations/delete-customer.ts'
import { findCustomer } from '../../src/modules/accounts/operations/find-customer.ts'
import { registerCustomer } from '../../src/modules/accounts/operations/register-customer.ts'
import { detachResult, eraseAttachedResults } from '../../src/modules/appointments/operations/attached-results.ts'
import { bookAppointment } from '../../src/modules/appointments/operations/book-appointment.ts'
import { cancelAppointment } from '../../src/modules/appointments/operations/change-appointment.ts'
import { readAppointment } from '../../src/modules/appointments/operations/read-appointment.ts'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { endUndoTime } from '../support/end-undo-time.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, signIn, signInAll } from '../support/rest-of-staff.ts'
import { runSql } from '../support/test-server.ts'

let cms: TestCms
let clinic: Awaited<ReturnType<typeof makeClinic>>
let slots: Awaited<ReturnType<typeof timesOfTeam>>

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 2)
  slots = await timesOfTeam(cms.payload, clinic, 60, new Date())
})
afterAll(() => cms.close())

const result: AttachedResult = {
  version: 1,
  takenAt: '2026-11-21T13:40:00.000Z',
  mode: 'standard',
  outcome: 'check_advised',
  findings: ['level_raised'],
  tones: [{ ear: 'left', frequencyHz: 1000, threshold: { kind: 'measured', level: 35 } }],
  srtDb: -8.4,
}

async function book(attached: AttachedResult | null, customerId: string | null = null): Promise<string> {
  const slot = slots.shift()
  const booked = await bookAppointment(cms.payload, {
    locale: 'kk',
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
      language: 'kk',
      needs: [],
      comment: '',
      consent: 'yes',
    },
    holder: null,
    customerId,
    attached,
  })
  if (!booked.ok) throw new Error(booked.error)
  return idOfLink(cms.payload.secret, 'appointment', booked.value.token) ?? ''
}

const kept = async (id: string) =>
  (await cms.payload.findByID({ collection: 'appointments', id, depth: 0, overrideAccess: true })).screenerResult ??
  null

const sql = (...statements: string[]) => runSql(new URL(cms.databaseUrl).pathname.slice(1), ...statements)

const consentsOf = async (id: string) => {
  const where = { subject: { equals: `appointments:${id}` } }
  const found = await cms.payload.find({ collection: 'consents', where, sort: 'purpose', overrideAccess: true })
  return found.docs.map(({ purpose, text }) => [purpose, text])
}

const register = async (email: string) => {
  await registerCustomer(cms.payload, { name: 'Асель', email, password: 'три-белых-верблюда', consent: 'yes' }, 'ru')
  return (await findCustomer(cms.payload, { email }))?.id ?? ''
}

it('is kept with the visit as it was sent, with the very words that were agreed to', async () => {
  const [withResult, without] = [await book(result), await book(null)]
  expect([await kept(withResult), await kept(without)]).toEqual([result, null])
  expect(await consentsOf(withResult)).toEqual([
    ['appointment', 'Келісім: appointment'],
    ['screener_result', 'Келісім: screener_result'],
  ])
  expect(await consentsOf(without)).toEqual([['appointment', 'Келісім: appointment']])
  const req = await createLocalReq({}, cms.payload)
  const told = await readAppointment(req, withResult)
  expect([told?.hasResult, (await readAppointment(req, without))?.hasResult]).toEqual([true, false])
  expect(JSON.stringify(told)).not.toContain('check_advised')
})

it('is read by the clinic’s staff of that branch and by nobody else, and written by no one', async () => {
  const id = await book(result)
  const people = await signInAll(cms.payload)
  const elsewhere = await signIn(cms.payload, 'clinic')
  const { id: other } = await cms.payload.create({
    collection: 'branches',
    locale: 'ru',
    data: { title: 'Другой', address: 'Улица, 2', slug: 'drugoi', _status: 'published', originalLanguage: 'ru' },
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })
  await cms.payload.update({ collection: 'staff', id: elsewhere.id, data: { branch: other }, overrideAccess: true })
  const filter = 'where[screenerResult.outcome][equals]=check_advised'
  const askers = { anonymous: null, elsewhere, ...people }
  const seen: Record<string, boolean> = {}
  for (const [name, as] of Object.entries(askers)) {
    const answers = [
      await ask(cms, 'GET', `appointments/${id}?depth=0`, { as }),
      await ask(cms, 'GET', `appointments?${filter}`, { as }),
    ]
    seen[name] = answers.some(({ text }) => text.includes('takenAt'))
  }
  expect(seen).toEqual({
    anonymous: false,
    elsewhere: false,
    admin: true,
    editor: false,
    'translator, own language': false,
    'translator, other language': false,
    clinic: true,
  })
  for (const body of [{ screenerResult: null }, { screenerResult: { outcome: 'no_signs' } }])
    for (const as of Object.values(askers)) await ask(cms, 'PATCH', `appointments/${id}`, { as, body })
  expect(await kept(id)).toEqual(result)
})

it('can be taken back by its visitor; whoever saves the visit meanwhile does not bring it back', async () => {
  const id = await book(result)
  await Promise.all([
    detachResult(cms.payload, id),
    cms.payload.update({ collection: 'appointments', id, data: { note: 'Ждём' }, overrideAccess: true }),
  ])
  expect(await kept(id)).toBeNull()
  await detachResult(cms.payload, id)
  expect(await kept(id)).toBeNull()
})

it('goes when the visit is called off, and some time after the visit; what is ahead or recent stays', async () => {
  const [ahead, cancelled, recent, old] = [
    await book(result),
    await book(result),
    await book(result),
    await book(result),
  ]
  await cancelAppointment(cms.payload, cancelled)
  await eraseAttachedResults(cms.payload)
  expect(await kept(cancelled)).toEqual(result)
  await endUndoTime(cms)
  const ended = (id: string, hours: number) =>
    sql(`update appointments set starts_at = now() - interval '${hours} hours', ends_at = now() - interval '${hours} hours'
      where id = '${id}'`)
  await ended(recent, attachedKeptDays * 24 - 1)
  await ended(old, attachedKeptDays * 24 + 1)
  await eraseAttachedResults(cms.payload)
  expect(await Promise.all([ahead, cancelled, recent, old].map(kept))).toEqual([result, null, result, null])
})

it('is in its owner’s export alone, and goes with the account at once, though the visit stays', async () => {
  const [owner, other] = [await register('a@example.kz'), await register('b@example.kz')]
  const id = await book(result, owner)
  const exported = async (customer: string) => JSON.stringify(await exportCustomer(cms.payload, customer))
  expect(await exported(owner)).toContain(result.takenAt)
  expect(await exported(other)).not.toContain(result.takenAt)
  expect((await readHistory(cms.payload, other)).visits).toEqual([])
  expect((await readHistory(cms.payload, owner)).visits).toMatchObject([{ id, hasResult: true }])
  await deleteCustomer(cms.payload, owner)
  expect(await kept(id)).toBeNull()
})
