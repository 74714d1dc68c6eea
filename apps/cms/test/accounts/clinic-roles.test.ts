import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFreeTimes } from '../../src/modules/appointments/operations/list-free-times.ts'
import { countWaiting } from '../../src/modules/dashboard/operations/count-waiting.ts'
import { listToRefund } from '../../src/modules/orders/index.ts'
import { peopleOf } from '../../src/modules/review/operations/people-of.ts'
import { makeClinic, publish } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let service: string
/** Branches, and in each a visit, an order and an enquiry; the first specialist has the visits of the first two. */
const branches: string[] = []
const visits: string[] = []
const orders: string[] = []
let team: string[]
const people: Record<string, Person> = {}
const sql = (text: string, values: unknown[] = []) => cms.payload.db.pool.query(text, values)

beforeAll(async () => {
  cms = await openCms()
  const clinic = await makeClinic(cms.payload, 2)
  ;({ service, team } = clinic)
  branches.push(clinic.branch)
  for (const slug of ['second', 'third'])
    branches.push((await publish(cms.payload, 'branches', { title: slug, address: 'Улица, 2', slug })).id)
  for (const [index, branch] of branches.entries()) {
    const startsAt = new Date(Date.now() + (index + 1) * 3_600_000).toISOString()
    const specialist = team[index < 2 ? 0 : 1] ?? ''
    visits.push((await visit({ branch, specialist, startsAt })).id)
    orders.push(await addOrder(branch))
    await sql(
      `insert into feedback (topic, message, status, name, contact_by, phone, language, branch_id, reference)
       values ('question', 'Вопрос', 'new', 'Гость', 'call', '+77010000000', 'ru', $1::uuid, 'F-' || gen_random_uuid())`,
      [branch],
    )
  }
  const [first = '', second = ''] = branches
  people.owner = await signIn(cms.payload, 'owner')
  people['owner of two'] = await signIn(cms.payload, 'owner', { branches: [first, second] })
  people.reception = await signIn(cms.payload, 'reception', { branches: [second] })
  people.specialist = await signIn(cms.payload, 'specialist', { specialist: team[0] ?? '' })
  people['specialist at one'] = await signIn(cms.payload, 'specialist', {
    specialist: team[0] ?? '',
    branches: [first],
  })
})
afterAll(() => cms?.close())

const visit = (own: { branch: string; specialist: string; startsAt: string }) =>
  cms.payload.create({
    collection: 'appointments',
    data: {
      ...{ name: 'Гость', contactBy: 'call', phone: '+77010000000', language: 'ru', status: 'booked', service },
      ...own,
    },
    depth: 0,
    overrideAccess: true,
  })

async function addOrder(branch: string): Promise<string> {
  const made = await sql(
    `insert into orders (reference, status, name, contact_by, phone, language, branch_id, receiving, paying,
       goods_kzt, delivery_kzt, markup_kzt, total_kzt, paid)
     values ('E-' || gen_random_uuid(), 'cancelled', 'Гость', 'call', '+77010000000', 'ru', $1::uuid, 'pickup',
       'at_pickup', 4500, 0, 0, 4500, true) returning id`,
    [branch],
  )
  return made.rows[0]?.id
}

/** Which of what was made somebody sees, by its branch. */
async function seen(collection: string, as: Person | undefined): Promise<number[]> {
  const { json, status } = await ask(cms, 'GET', `${collection}?depth=0&limit=100`, { as })
  if (status !== 200) return []
  const docs = json.docs as { branch?: string }[]
  return docs.map(({ branch }) => branches.indexOf(branch ?? '')).toSorted()
}

async function requestAs(person: Person | undefined) {
  const user = await cms.payload.findByID({ collection: 'staff', id: person?.id ?? '', depth: 0, overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'staff' } }, cms.payload)
}

describe('what somebody of the clinic sees', () => {
  it.each([
    ['owner', { visits: [0, 1, 2], others: [0, 1, 2] }],
    ['owner of two', { visits: [0, 1], others: [0, 1] }],
    ['reception', { visits: [1], others: [1] }],
    ['specialist', { visits: [0, 1], others: [] }],
    ['specialist at one', { visits: [0], others: [] }],
  ])('is what their account names: %s', async (name, expected) => {
    const as = people[name]
    expect(await seen('appointments', as)).toEqual(expected.visits)
    for (const collection of ['orders', 'feedback'])
      expect(await seen(collection, as), collection).toEqual(expected.others)
    const req = await requestAs(as)
    const count = expected.others.length
    expect(await countWaiting(req)).toMatchObject({ orders: 0, enquiries: count })
    if (count > 0) expect(await listToRefund(req)).toHaveLength(count)
    // Whom a colleague may name in a comment on what they see.
    for (const [index, id] of visits.entries()) {
      const named = (await peopleOf(req, { collection: 'appointments', id })).map((person) => person.id)
      expect(named.includes(as?.id ?? ''), `visit ${index}`).toBe(expected.visits.includes(index))
    }
  })

  it('is nothing where the branches of a receptionist, or the card of a specialist, are gone', async () => {
    const lost = await signIn(cms.payload, 'reception', { branches: [branches[0] ?? ''] })
    const unnamed = await signIn(cms.payload, 'specialist', { specialist: team[1] ?? '' })
    expect([await seen('appointments', lost), await seen('appointments', unnamed)]).toEqual([[0], [2]])
    await sql('delete from staff_rels where parent_id = $1', [lost.id])
    await sql('update staff set specialist_id = null where id = $1', [unnamed.id])
    for (const as of [lost, unnamed])
      for (const collection of ['appointments', 'orders', 'feedback']) expect(await seen(collection, as)).toEqual([])
    expect(await countWaiting(await requestAs(lost))).toMatchObject({ appointments: 0, enquiries: 0 })
    expect(await countWaiting(await requestAs(unnamed))).toMatchObject({ appointments: 0, enquiries: 0 })
  })

  it('is by their account at every request: a branch taken from it is closed at once', async () => {
    const [first = '', second = ''] = branches
    const as = await signIn(cms.payload, 'reception', { branches: [first, second] })
    expect(await seen('orders', as)).toEqual([0, 1])
    await cms.payload.update({ collection: 'staff', id: as.id, data: { branches: [first] }, overrideAccess: true })
    expect(await seen('orders', as)).toEqual([0])
  })

  it('of persons and accounts is the head office’s', async () => {
    const body = { asked: '+7 702 000 00 99' }
    const answers: Record<string, unknown> = {}
    for (const [name, as] of Object.entries(people))
      answers[name] = (await ask(cms, 'POST', 'personal-data/find', { as, body })).json.error
    const closed = 'not-found'
    expect(answers).toEqual({
      owner: 'nobody',
      ...{ 'owner of two': closed, reception: closed, specialist: closed, 'specialist at one': closed },
    })
  })
})

describe('what somebody of the clinic writes', () => {
  it('is booked at their own branches alone', async () => {
    const [first = '', second = ''] = branches
    const startsAt = new Date(Date.now() + 72 * 3_600_000).toISOString()
    const body = (branch: string) => ({
      ...{ name: 'Гость', contactBy: 'call', phone: '+77010000001', language: 'ru', service, startsAt, branch },
      ...{ specialist: team[1], outsideReason: 'Попросили' },
    })
    const { reception, specialist } = people
    expect((await ask(cms, 'POST', 'appointments', { as: reception, body: body(first) })).status).toBe(403)
    expect((await ask(cms, 'POST', 'appointments', { as: specialist, body: body(first) })).status).toBe(403)
    const booked = await ask(cms, 'POST', 'appointments', { as: reception, body: body(second) })
    expect(booked.status, booked.text).toBe(201)
    const question = { service, specialist: null, day: null, moving: null }
    const now = new Date()
    expect(await listFreeTimes(await requestAs(reception), { ...question, branch: first }, now)).toEqual({
      ok: false,
      error: 'other-branch',
    })
    const elsewhere = { ...question, branch: second, moving: visits[0] ?? '' }
    expect(await listFreeTimes(await requestAs(reception), elsewhere, now)).toEqual({
      ok: false,
      error: 'no-such-visit',
    })
  })

  it('of a visit is, for its specialist, how it went; what the desk decides is refused by name', async () => {
    const [own = '', , others = ''] = visits
    const as = people.specialist
    const told = await ask(cms, 'PATCH', `appointments/${own}`, {
      as,
      body: { status: 'arrived', note: 'Пришла с дочерью' },
    })
    expect(told.status, told.text).toBe(200)
    const { json } = await ask(cms, 'GET', `appointments/${own}?depth=0`, { as })
    expect(json).toMatchObject({ status: 'arrived', history: [{}, { what: expect.stringContaining('arrived') }] })
    // A form sends all of it, whatever was changed.
    expect((await ask(cms, 'PATCH', `appointments/${own}`, { as, body: { ...json, note: 'Ещё' } })).status).toBe(200)
    for (const body of [
      { startsAt: new Date(Date.now() + 96 * 3_600_000).toISOString() },
      { branch: branches[2] },
      { specialist: team[1] },
      { phone: '+77019999999' },
    ]) {
      const refused = await ask(cms, 'PATCH', `appointments/${own}`, { as, body: { ...body, status: 'completed' } })
      expect(refused.status).toBe(400)
      expect(sentenceOf(refused)).toContain('Это меняет ресепшен')
    }
    const kept = await cms.payload.findByID({ collection: 'appointments', id: own, depth: 0, overrideAccess: true })
    expect(kept).toMatchObject({ status: 'arrived', branch: branches[0], specialist: team[0], phone: '+77010000000' })
    expect((await ask(cms, 'PATCH', `appointments/${others}`, { as, body: { note: 'Чужой' } })).status).toBe(403)
    // Nor does a refusal tell whether a guess is right.
    for (const phone of ['+77010000000', '+77019999999'])
      expect((await ask(cms, 'PATCH', `appointments/${others}`, { as, body: { phone } })).status).toBe(403)
    expect((await ask(cms, 'PATCH', `orders/${orders[0]}`, { as, body: { note: 'Чужой' } })).status).toBe(403)
  })
})

describe('an account', () => {
  it('of reception names branches, one of a specialist names who it is, and neither is chosen by its owner', async () => {
    const admin = await signIn(cms.payload, 'admin')
    await ask(cms, 'POST', 'staff/prove', { as: admin, body: { password: '' } })
    await sql('update staff_session_marks set proved_at = now()')
    const account = (role: string, more: object = {}) => ({
      ...{ name: role, role, email: `${randomUUID()}@estu.example`, password: randomUUID() },
      ...more,
    })
    for (const [role, words] of [
      ['reception', 'Выберите хотя бы один филиал'],
      ['specialist', 'Выберите, кто это'],
    ] as const) {
      const refused = await ask(cms, 'POST', 'staff', { as: admin, body: account(role) })
      expect(refused.status).toBe(400)
      expect(sentenceOf(refused)).toContain(words)
      const invited = await ask(cms, 'POST', 'staff/invite', {
        as: admin,
        body: account(role, { interfaceLanguage: 'ru' }),
      })
      expect(invited.text).toContain(words)
    }
    const body = account('reception', { branches: [branches[1]], interfaceLanguage: 'ru' })
    const made = await ask(cms, 'POST', 'staff/invite', { as: admin, body })
    expect(made.status, made.text).toBe(200)
    const { docs } = await cms.payload.find({
      collection: 'staff',
      where: { email: { equals: body.email } },
      depth: 0,
      overrideAccess: true,
    })
    expect(docs[0]).toMatchObject({ role: 'reception', branches: [branches[1]] })
    const { reception } = people
    await ask(cms, 'PATCH', `staff/${reception?.id}`, { as: reception, body: { branches: branches, role: 'owner' } })
    expect(await seen('orders', reception)).toEqual([1])
  })
})
