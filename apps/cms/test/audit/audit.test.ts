import { randomUUID } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readCalendar } from '../../src/modules/appointments/operations/read-calendar.ts'
import { isLogAway } from '../../src/modules/audit/operations/is-log-away.ts'
import { listUntold } from '../../src/modules/messages/operations/list-messages.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'
import { asRequest, openAudit } from './open-audit.ts'

let cms: TestCms
let audit: Awaited<ReturnType<typeof openAudit>>
let clinic: Awaited<ReturnType<typeof makeClinic>>
let slots: Awaited<ReturnType<typeof timesOfTeam>>
let person: Person
let admin: Person

beforeAll(async () => {
  cms = await openCms()
  audit = await openAudit(cms)
  clinic = await makeClinic(cms.payload, 2)
  slots = await timesOfTeam(cms.payload, clinic, 20, new Date())
  person = await signIn(cms.payload, 'clinic')
  admin = await signIn(cms.payload, 'admin')
})
afterAll(async () => {
  await audit?.close()
  await cms?.close()
})
beforeEach(() => audit.fresh())

async function visit(): Promise<string> {
  const slot = slots.shift()
  const { id } = await cms.payload.create({
    collection: 'appointments',
    data: {
      name: 'Асель',
      contactBy: 'sms',
      phone: '+77010000000',
      service: clinic.service,
      branch: clinic.branch,
      specialist: slot?.specialistId ?? '',
      startsAt: new Date(slot?.from ?? 0).toISOString(),
      language: 'ru',
    } as never,
    context: { author: 'shopper' },
    overrideAccess: true,
  })
  return id
}

async function requestOf(who: Person): Promise<PayloadRequest> {
  const staff = await cms.payload.findByID({ collection: 'staff', id: who.id, overrideAccess: true })
  return createLocalReq({ user: { ...staff, collection: 'staff' as const } }, cms.payload)
}

const rest = (method: string, path: string, question: Parameters<typeof ask>[3] = {}) =>
  asRequest(() => ask(cms, method, path, question))

it('each way to read or write leaves one line: who, in which role, what was done to which documents', async () => {
  const id = await visit()
  expect(await audit.fresh()).toMatchObject([
    {
      actor_kind: 'shopper',
      actor_id: null,
      entries: [{ action: 'create', collection: 'appointments', ids: [id] }],
    },
  ])
  const staff = { actor_kind: 'staff', actor_id: person.id, role: 'clinic', request_id: expect.any(String) }
  const ways: [() => Promise<unknown>, string][] = [
    [() => rest('GET', `appointments/${id}`, { as: person }), 'read'],
    [() => rest('GET', 'appointments?limit=50', { as: person }), 'list'],
    [() => rest('GET', `appointments?where[phone][equals]=%2B77010000000&depth=2`, { as: person }), 'list'],
    [() => rest('PATCH', `appointments/${id}`, { as: person, body: { note: 'перезвонить' } }), 'update'],
    [async () => asRequest(async () => readCalendar(await requestOf(person), today(), 60, null)), 'list'],
  ]
  for (const [way, action] of ways) {
    await way()
    const lines = await audit.fresh()
    expect(lines, action).toHaveLength(1)
    expect(lines[0], action).toMatchObject(staff)
    const about = lines[0]?.entries.filter((entry) => entry.collection === 'appointments') ?? []
    expect(new Set(about.map((entry) => entry.action)), action).toEqual(new Set([action]))
    expect(about.flatMap(({ ids }) => ids)).toContain(id)
  }
  const told = await audit.database.query('select * from audit_entries join audit_lines using (at, line)')
  for (const word of ['Асель', '7701', 'перезвонить']) expect(JSON.stringify(told.rows)).not.toContain(word)
  await rest('DELETE', `appointments/${id}`, { as: admin })
  expect(await audit.fresh()).toMatchObject([{ role: 'admin', entries: [{ action: 'delete', ids: [id] }] }])
})

const today = () => new Date().toISOString().slice(0, 10)

it('whoever is refused was shown nothing, and our own look-ups are nobody’s', async () => {
  const id = await visit()
  const editor = await signIn(cms.payload, 'editor')
  await audit.fresh()
  expect((await rest('GET', `appointments/${id}`, { as: editor })).status).toBeGreaterThanOrEqual(400)
  expect((await rest('GET', `appointments/${randomUUID()}`, { as: person })).status).toBe(404)
  await cms.payload.findByID({ collection: 'appointments', id, overrideAccess: true })
  expect(await audit.fresh()).toEqual([])
})

it('the messages that did not arrive are of shoppers too', async () => {
  const id = await visit()
  await audit.database.query(
    `insert into shopper_messages (id, document_id, kind, state, updated_at, created_at)
     values (gen_random_uuid(), $1, 'appointment-booked', 'failed', now(), now())`,
    [id],
  )
  await audit.fresh()
  await asRequest(async () => listUntold(await requestOf(person)))
  expect(await audit.fresh()).toMatchObject([{ entries: [{ collection: 'shopper-messages', ids: [id] }] }])
})

it('what is written twice by one request, or by many at once, is one line each', async () => {
  const ids = [await visit(), await visit(), await visit()]
  await audit.fresh()
  await asRequest(async () => {
    await Promise.all(ids.map((id) => ask(cms, 'GET', `appointments/${id}`, { as: person })))
  })
  const [line, ...more] = await audit.fresh()
  expect(more).toEqual([])
  expect(new Set(line?.entries.flatMap((entry) => entry.ids))).toEqual(new Set(ids))
  await Promise.all(ids.map((id) => rest('PATCH', `appointments/${id}`, { as: person, body: { note: 'x' } })))
  expect(await audit.fresh()).toHaveLength(3)
})

it('nothing changes or empties the log, by any of its tables', async () => {
  const id = await visit()
  await rest('GET', `appointments/${id}`, { as: person })
  const { rows } = await audit.database.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent in ('audit_lines'::regclass, 'audit_entries'::regclass)`,
  )
  const before = await audit.database.query('select count(*) from audit_lines')
  for (const table of ['audit_lines', 'audit_entries', ...rows.map(({ name }) => name)]) {
    const tries = [`delete from ${table}`, `update ${table} set at = at`, `truncate ${table} cascade`]
    for (const statement of tries) {
      for (const role of ['origin', 'replica']) {
        await audit.database.query(`set session_replication_role = ${role}`)
        // An empty month has no row to refuse.
        const count = await audit.database.query(`select count(*)::int as n from ${table}`)
        if (count.rows[0].n === 0 && !statement.startsWith('truncate')) continue
        await expect(audit.database.query(statement), statement).rejects.toThrow('only added to')
      }
    }
  }
  await audit.database.query('set session_replication_role = origin')
  expect((await audit.database.query('select count(*) from audit_lines')).rows).toEqual(before.rows)
})

it('while it cannot be written nothing is shown and nothing stored, and that is said', async () => {
  const id = await visit()
  await audit.fresh()
  await audit.database.query('alter table audit_lines rename to audit_lines_away')
  try {
    for (const [method, path, body] of [
      ['GET', `appointments/${id}`, undefined],
      ['GET', 'appointments', undefined],
      ['GET', 'appointments/count', undefined],
      ['PATCH', `appointments/${id}`, { visitorName: 'Дана' }],
      ['PATCH', `appointments?where[id][equals]=${id}`, { visitorName: 'Дана' }],
      ['DELETE', `appointments/${id}`, undefined],
    ] as const) {
      for (const language of ['ru', 'kk'] as const) {
        const answer = await rest(method, path, { as: admin, body, language })
        expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
        expect(answer.text).not.toContain('Асель')
        if (!path.includes('?')) expect(answer.status, `${method} ${path}`).toBe(503)
        if (!path.includes('?'))
          expect(sentenceOf(answer)).toContain(language === 'kk' ? 'журналы қазір жазылмай' : 'Журнал доступа сейчас')
      }
    }
    await expect(visit()).rejects.toThrow()
    expect(await isLogAway(cms.payload, ['collections', 'appointments', id])).toBe(true)
    expect(await isLogAway(cms.payload, ['collections', 'articles'])).toBe(false)
    await expect(asRequest(async () => readCalendar(await requestOf(person), today(), 60, null))).rejects.toThrow()
  } finally {
    await audit.database.query('alter table audit_lines_away rename to audit_lines')
  }
  const stored = await audit.database.query('select visitor_name from appointments where id = $1', [id])
  expect(stored.rows).toEqual([{ visitor_name: null }])
  expect(await isLogAway(cms.payload, ['collections', 'appointments', id])).toBe(false)
  expect(await audit.fresh()).toEqual([])
})
