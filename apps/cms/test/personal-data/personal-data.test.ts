import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openAudit } from '../audit/open-audit.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let database: pg.Client
let audit: Awaited<ReturnType<typeof openAudit>>
let clinic: Person
let place: Awaited<ReturnType<typeof makeClinic>>

beforeAll(async () => {
  cms = await openCms()
  database = new pg.Client({ connectionString: cms.databaseUrl })
  await database.connect()
  audit = await openAudit(cms)
  place = await makeClinic(cms.payload, 1)
  clinic = await signIn(cms.payload, 'clinic')
})
afterAll(async () => {
  await audit?.close()
  await database?.end()
  await cms?.close()
})

const phone = '+77012345678'
const other = '+77087654321'

beforeEach(async () => {
  await database.query('truncate orders, appointments, waitlist, feedback, slot_claims cascade')
  const order = `insert into orders (reference, status, name, contact_by, phone, email, street, language, receiving, paying,
    goods_kzt, markup_kzt, delivery_kzt, total_kzt) values `
  await database.query(`${order}
    ('E-AAAA-2222', 'completed', 'Асель <b>', 'sms', '${phone}', 'asel@example.kz', 'Абая 1', 'ru', 'pickup', 'at_pickup', 500, 0, 0, 500),
    ('E-BBBB-2222', 'ready', 'Асель <b>', 'sms', '${phone}', null, null, 'ru', 'pickup', 'at_pickup', 700, 0, 0, 700),
    ('E-CCCC-2222', 'completed', 'Дана', 'sms', '${other}', null, null, 'ru', 'pickup', 'at_pickup', 900, 0, 0, 900)`)
  await database.query(
    `insert into appointments (reference, status, name, contact_by, phone, comment, service_id, branch_id, specialist_id,
       starts_at, ends_at, language)
     values ('A-AAAA-2222', 'completed', 'Асель <b>', 'sms', $1, 'звенит в ушах', $2, $3, $4,
       now() - interval '9 days', now() - interval '9 days', 'ru')`,
    [phone, place.service, place.branch, place.team[0]],
  )
  await database.query(
    `with waits as (
       insert into waitlist (reference, status, service_id, branch_id, until, name, contact_by, phone, comment)
       values ('W-AAAA-2222', 'offered', $1, $2, now() + interval '9 days', 'Асель <b>', 'sms', '${phone}', 'лучше утром'),
         ('W-CCCC-2222', 'offered', $1, $2, now() + interval '9 days', 'Дана', 'sms', '${other}', 'Чужое ожидание')
       returning id, reference
     )
     insert into slot_claims (specialist_id, starts_at, ends_at, holder, held_until)
     select $3, now() + make_interval(days => n), now() + make_interval(days => n, hours => 1), 'wait:' || id, now() + interval '1 day'
     from (select id, row_number() over (order by reference)::int as n from waits) as kept`,
    [place.service, place.branch, place.team[0]],
  )
  await database.query(`insert into feedback (reference, topic, message, status, name, contact_by, phone, language) values
    ('F-AAAA-2222', 'question', 'Вопрос', 'new', 'Асель <b>', 'sms', '${phone}', 'ru'),
    ('F-CCCC-2222', 'question', 'Чужой вопрос', 'new', 'Дана', 'sms', '${other}', 'ru')`)
  await audit.fresh()
})

const post = (name: string, body: object, as: Person = clinic) =>
  ask(cms, 'POST', `personal-data/${name}`, { as, body })

it('what is held is found by phone however it is written, and by any number of theirs', async () => {
  for (const asked of ['8 701 234 56 78', phone, 'e-aaaa-2222', 'A-AAAA-2222', 'W-AAAA-2222', 'F-AAAA-2222']) {
    const found = await post('find', { asked })
    expect(found.json, asked).toEqual({
      counts: { orders: 2, appointments: 1, waitlist: 1, feedback: 1, reviews: 0 },
      hasAccount: false,
    })
  }
  expect((await audit.fresh()).map(({ entries }) => entries[0]?.collection)).toEqual(Array(6).fill('persons'))
  for (const asked of ['+7 702 000 00 00', 'E-ZZZZ-9999', 'Асель', "' or 1=1", '%'])
    expect((await post('find', { asked })).status, asked).toBe(404)
  for (const body of [{}, { asked: '' }, { asked: 'x'.repeat(201) }, { asked: ['x'] }])
    expect((await post('find', body)).status).toBe(400)
})

it('one file holds all of it and nothing of anybody else; it is written down without a word of it', async () => {
  const json = await post('export', { asked: phone, format: 'json' })
  const file = JSON.parse(json.text)
  expect(file.orders.map(({ reference }: { reference: string }) => reference).toSorted()).toEqual([
    'E-AAAA-2222',
    'E-BBBB-2222',
  ])
  for (const word of ['Абая 1', 'asel@example.kz', 'звенит в ушах', 'лучше утром', 'Вопрос'])
    expect(json.text).toContain(word)
  const html = await post('export', { asked: phone, format: 'html' })
  for (const word of ['Абая 1', 'звенит в ушах', 'Улица, дом, квартира']) expect(html.text).toContain(word)
  expect(html.text).not.toContain('<b>')
  for (const { text } of [json, html]) for (const word of ['Дана', 'Чужой']) expect(text).not.toContain(word)
  const lines = await audit.fresh()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({
    actor_id: clinic.id,
    entries: [{ action: 'export', collection: 'persons', filter: { format: 'json' }, found: 5 }],
  })
  // The ids are random: three digits of them may well be those of a phone.
  const written = JSON.stringify(
    lines.map((line) => line.entries),
    (key, value) => (key === 'ids' ? [] : value),
  )
  for (const word of ['701', 'Асель', 'asel@']) expect(written).not.toContain(word)
})

it('erasing deletes what may go, keeps the sums without the person, waits for what is under way', async () => {
  expect((await post('erase', { asked: phone })).status).toBe(400)
  const erased = await post('erase', { asked: phone, isProven: true })
  expect(erased.json).toEqual({
    feedbackDeleted: 1,
    waitsDeleted: 1,
    reviewsDeleted: 0,
    ordersAnonymised: 1,
    visitsAnonymised: 1,
    waiting: 1,
  })
  const orders = await database.query(
    `select reference, name, phone, street, total_kzt::int as sum, erase_when_done as waits from orders order by reference`,
  )
  expect(orders.rows).toEqual([
    { reference: 'E-AAAA-2222', name: '—', phone: null, street: null, sum: 500, waits: false },
    { reference: 'E-BBBB-2222', name: 'Асель <b>', phone, street: null, sum: 700, waits: true },
    { reference: 'E-CCCC-2222', name: 'Дана', phone: other, street: null, sum: 900, waits: false },
  ])
  const visits = await database.query('select name, phone, comment from appointments')
  expect(visits.rows).toEqual([{ name: '—', phone: null, comment: null }])
  const kept = `select reference, (select count(*) from slot_claims where holder = 'wait:' || waitlist.id)::int as times from waitlist`
  expect((await database.query(kept)).rows).toEqual([{ reference: 'W-CCCC-2222', times: 1 }])
  expect((await database.query('select count(*)::int as n from slot_claims')).rows).toEqual([{ n: 1 }])
  expect((await database.query('select reference from feedback')).rows).toEqual([{ reference: 'F-CCCC-2222' }])
  const [line] = await audit.fresh()
  expect(line).toMatchObject({ actor_id: clinic.id, role: 'clinic' })
  expect(line?.entries).toContainEqual(expect.objectContaining({ action: 'erase', collection: 'persons', found: 5 }))
})

it('is handed out and erased only by whoever has just shown who they are', async () => {
  const shown = `update staff_session_marks set proved_at = now()`
  await database.query(`${shown} - interval '11 minutes'`)
  for (const [name, more] of [
    ['export', { format: 'json' }],
    ['erase', { isProven: true }],
  ] as const) {
    const answer = await post(name, { asked: phone, ...more })
    expect(answer.status, name).toBe(403)
    expect(answer.json.errors, name).toMatchObject([{ name: 'ProofNeeded' }])
  }
  expect((await post('find', { asked: phone })).status).toBe(200)
  expect((await database.query(`select 1 from orders where name = '—'`)).rows).toEqual([])
  await database.query(shown)
  expect((await post('export', { asked: phone, format: 'json' })).status).toBe(200)
})

it('nobody but the head office’s clinic and admins asks, and nothing is handed out unlogged', async () => {
  const branch = await signIn(cms.payload, 'clinic')
  await cms.payload.update({ collection: 'staff', id: branch.id, data: { branch: place.branch }, overrideAccess: true })
  for (const as of [branch, await signIn(cms.payload, 'editor'), await signIn(cms.payload, 'translator, own language')])
    for (const name of ['find', 'export', 'erase'])
      expect((await post(name, { asked: phone, format: 'json', isProven: true }, as)).status).toBe(404)
  await audit.database.query('alter table audit_entries rename to away')
  try {
    for (const name of ['find', 'export', 'erase']) {
      const answer = await post(name, { asked: phone, format: 'json', isProven: true })
      expect(answer.status, name).toBe(503)
      expect(answer.text).not.toContain('Асель')
    }
  } finally {
    await audit.database.query('alter table away rename to audit_entries')
  }
  expect((await database.query(`select 1 from orders where name = '—'`)).rows).toEqual([])
})
