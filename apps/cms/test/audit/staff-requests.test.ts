import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { formState } from '../../src/admin/form-state/form-state.ts'
import { findFreed } from '../../src/modules/waitlist/operations/find-freed.ts'
import { occupy, openWaitOf } from '../clinic/waitlist-data.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { asRequest, openAudit } from './open-audit.ts'

let cms: TestCms
let audit: Awaited<ReturnType<typeof openAudit>>
let clinic: Awaited<ReturnType<typeof makeClinic>>
let person: Person
let admin: Person

beforeAll(async () => {
  cms = await openCms()
  audit = await openAudit(cms)
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 1)
  person = await signIn(cms.payload, 'clinic')
  admin = await signIn(cms.payload, 'admin')
})
afterAll(async () => {
  await audit?.close()
  await cms?.close()
})
beforeEach(() => audit.fresh())

const rest = (method: string, path: string, as: Person, body?: object) =>
  asRequest(() => ask(cms, method, path, { as, body }))

const entriesOf = async () => {
  const lines = await audit.fresh()
  expect(lines).toHaveLength(1)
  return lines[0]?.entries.map(({ action, collection, ids }) => ({ action, collection, ids })) ?? []
}

it('a visit that somebody of the clinic books over the network leaves one line, and one that is refused none', async () => {
  const [time] = await timesOfTeam(cms.payload, clinic, 1, new Date())
  const visit = {
    ...{ name: 'Асель', contactBy: 'sms', phone: '+77010000000', language: 'ru' },
    ...{ service: clinic.service, branch: clinic.branch, specialist: time?.specialistId },
    startsAt: new Date(time?.from ?? 0).toISOString(),
  }
  const made = await rest('POST', 'appointments?depth=2', person, visit)
  expect(made.status, made.text).toBe(201)
  const { id } = made.json.doc as { id: string }
  expect(await entriesOf()).toContainEqual({ action: 'create', collection: 'appointments', ids: [id] })
  expect((await rest('POST', 'appointments', person, visit)).status).toBeGreaterThanOrEqual(400)
  expect(await audit.fresh()).toEqual([])
})

it('each request about those who wait for a time leaves one line', async () => {
  // Nobody waits while a time is free.
  await occupy(cms.payload, await findFreed(await createLocalReq({}, cms.payload), clinic, new Date()))
  const id = await openWaitOf(cms.payload, clinic)
  await audit.fresh()
  const waitlist = { collection: 'waitlist', ids: [id] }
  const ways: [method: string, path: string, action: string, body?: object][] = [
    ['GET', `waitlist/${id}?depth=2`, 'read'],
    ['GET', 'waitlist?limit=20&depth=1', 'list'],
    ['GET', 'waitlist?where[phone][equals]=%2B77012345678', 'list'],
    ['PATCH', `waitlist/${id}`, 'update', { note: 'позвонить' }],
  ]
  for (const [method, path, action, body] of ways) {
    expect((await rest(method, path, person, body)).status, path).toBe(200)
    expect(await entriesOf(), path).toContainEqual({ ...waitlist, action })
  }
  expect((await rest('GET', `waitlist/${randomUUID()}`, person)).status).toBe(404)
  expect(await audit.fresh()).toEqual([])
  expect((await rest('DELETE', `waitlist/${id}`, admin)).status).toBe(200)
  expect(await entriesOf()).toContainEqual({ ...waitlist, action: 'delete' })
})

it('the page of an order in the admin leaves one line', async () => {
  const { rows } = await audit.database.query<{ id: string }>(`
    insert into orders (reference, status, name, contact_by, phone, language, receiving, paying, goods_kzt, markup_kzt,
      delivery_kzt, total_kzt)
    values ('E1', 'new', 'Асель', 'sms', '+77012345678', 'ru', 'pickup', 'at_pickup', 1, 0, 0, 1) returning id::text`)
  const id = rows[0]?.id ?? ''
  const staff = await cms.payload.findByID({ collection: 'staff', id: person.id, overrideAccess: true })
  const req = await createLocalReq({ user: { ...staff, collection: 'staff' } }, cms.payload)
  cms.payload.importMap = new Proxy({}, { get: () => () => null })
  const form = { docPermissions: { fields: true }, docPreferences: { fields: {} }, renderAllFields: false }
  const asked = { id, collectionSlug: 'orders', schemaPath: 'orders', operation: 'update', returnLockStatus: true }
  const look = () =>
    cms.payload.findByID({
      collection: 'orders',
      id,
      depth: 0,
      draft: true,
      overrideAccess: false,
      user: req.user,
      req,
    })
  await audit.fresh()
  // As Payload's page of a document does it: the document, whether it is held, the state of its form.
  await asRequest(async () => {
    const data = await look()
    await cms.payload.find({ collection: 'payload-locked-documents', overrideAccess: false, user: req.user, req })
    await formState({ ...asked, ...form, data, req } as unknown as Parameters<typeof formState>[0])
    await look()
  })
  expect(await entriesOf()).toContainEqual({ action: 'read', collection: 'orders', ids: [id] })
})
