import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runRetention } from '../../src/modules/retention/operations/run-retention.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let database: pg.Client
let clinic: Awaited<ReturnType<typeof makeClinic>>

beforeAll(async () => {
  cms = await openCms()
  database = new pg.Client({ connectionString: cms.databaseUrl })
  await database.connect()
  clinic = await makeClinic(cms.payload, 1)
})
afterAll(async () => {
  await database?.end()
  await cms?.close()
})

/** 10,000 documents, a day apart each, the youngest of today: terms of 36 and 60 months cut each kind in the middle. */
async function fill(): Promise<void> {
  await database.query('truncate orders, appointments, feedback, shopper_messages, retention_runs cascade')
  await database.query(
    `insert into appointments (reference, status, name, contact_by, phone, visitor_name, service_id, branch_id,
       specialist_id, starts_at, ends_at, language, updated_at)
     select 'A' || n, 'completed', 'Асель', 'sms', '+77010000000', 'Дана', $1, $2, $3,
       now() - make_interval(days => n), now() - make_interval(days => n), 'ru', now()
     from generate_series(0, 3999) as n`,
    [clinic.service, clinic.branch, clinic.team[0]],
  )
  await database.query(`
    insert into feedback (reference, topic, message, status, name, contact_by, language, updated_at)
    select 'F' || n, 'question', 'x', (array['answered', 'closed', 'new'])[1 + n % 3]::enum_feedback_status, 'Асель',
      'email', 'ru', now() - make_interval(days => n) from generate_series(0, 2999) as n`)
  await database.query(`
    insert into orders (reference, status, name, contact_by, phone, language, receiving, paying, goods_kzt, markup_kzt,
      delivery_kzt, total_kzt, updated_at)
    select 'E' || n, (array['completed', 'cancelled', 'ready'])[1 + n % 3]::enum_orders_status, 'Асель', 'sms',
      '+77010000000', 'ru', 'pickup', 'at_pickup', 100, 0, 0, 100, now() - make_interval(days => n)
    from generate_series(0, 1999) as n`)
  await database.query(`
    insert into shopper_messages (id, document_id, kind, state, updated_at)
    select gen_random_uuid(), 'x' || n, 'order-placed', (array['sent', 'waiting'])[1 + n % 2],
      now() - make_interval(days => n * 2) from generate_series(0, 999) as n`)
}

const within = (months: number) => `now() - make_interval(months => ${months})`

/** What may be left: told by age and state alone, not by what the work looks for. */
const counts = {
  visitsNamed: `select count(*)::int as n from appointments where name = 'Асель' and phone is not null and visitor_name = 'Дана'`,
  visitsErased: `select count(*)::int as n from appointments where name = '—' and num_nonnulls(phone, visitor_name) = 0`,
  feedback: 'select count(*)::int as n from feedback',
  ordersNamed: `select count(*)::int as n from orders where name = 'Асель'`,
  ordersErased: `select count(*)::int as n from orders where name = '—' and phone is null and total_kzt = 100`,
  messages: 'select count(*)::int as n from shopper_messages',
}

const expected = {
  visitsNamed: `select count(*)::int as n from appointments where ends_at >= ${within(36)}`,
  visitsErased: `select count(*)::int as n from appointments where ends_at < ${within(36)}`,
  feedback: `select count(*)::int as n from feedback where updated_at >= ${within(36)} or status = 'new'`,
  ordersNamed: `select count(*)::int as n from orders where updated_at >= ${within(60)} or status = 'ready'`,
  ordersErased: `select count(*)::int as n from orders where updated_at < ${within(60)} and status <> 'ready'`,
  messages: `select count(*)::int as n from shopper_messages where updated_at >= ${within(36)} or state = 'waiting'`,
}

async function measure(questions: Record<string, string>): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [name, question] of Object.entries(questions)) found[name] = (await database.query(question)).rows[0].n
  return found
}

beforeEach(fill)

it('of 10,000 documents exactly what is due goes, and the report and the log say how many', async () => {
  const due = await measure(expected)
  await runRetention(cms.payload)
  expect(await measure(counts)).toEqual(due)
  const { rows } = await database.query('select kind, removed from retention_runs order by kind')
  expect(rows).toEqual([
    { kind: 'appointments', removed: due.visitsErased },
    { kind: 'feedback', removed: 3000 - (due.feedback ?? 0) },
    { kind: 'messages', removed: 1000 - (due.messages ?? 0) },
    { kind: 'orders', removed: due.ordersErased },
  ])
  const logged = await database.query(
    `select filter ->> 'kind' as kind, sum(found)::int as removed, sum(cardinality(ids))::int as ids
     from audit_entries where action = 'retention' group by 1 order by 1`,
  )
  expect(logged.rows).toEqual(rows.map(({ kind, removed }) => ({ kind, removed, ids: removed })))
  await runRetention(cms.payload)
  expect((await database.query('select kind, removed from retention_runs order by kind')).rows).toEqual(rows)
})

it('takes the address out of a review and out of its versions once its term is over', async () => {
  const reviewOf = (days: number) =>
    cms.payload.create({
      collection: 'reviews',
      locale: 'ru',
      draft: true,
      data: {
        ...{ rating: 5, author: 'Асель', text: 'Хорошо слышу.', email: 'asel@example.kz' },
        ...{ writtenIn: 'ru', originalLanguage: 'ru', _status: 'draft' },
        writtenOn: new Date(Date.now() - days * 86_400_000).toISOString(),
      } as never,
      overrideAccess: true,
    })
  const [old, fresh] = [await reviewOf(400), await reviewOf(300)]
  await runRetention(cms.payload)
  const addresses = async (id: string) =>
    (
      await database.query(
        `select email from reviews where id = $1 union all select version_email from _reviews_v where parent_id = $1`,
        [id],
      )
    ).rows.map(({ email }) => email)
  expect(await addresses(old.id)).toEqual([null, null])
  expect(await addresses(fresh.id)).toEqual(['asel@example.kz', 'asel@example.kz'])
  await database.query(`delete from reviews`)
  await database.query(`delete from retention_runs where kind = 'reviews'`)
})

it('a run that is killed in the middle and another one end where one run does', async () => {
  const due = await measure(expected)
  const running = runRetention(cms.payload).then(
    () => 'finished',
    () => 'killed',
  )
  for (;;) {
    const { rows } = await database.query('select coalesce(sum(removed), 0)::int as n from retention_runs')
    if (rows[0].n > 0) break
  }
  await database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(await running).toBe('killed')
  expect(await measure(counts)).not.toEqual(due)
  await Promise.all([runRetention(cms.payload), runRetention(cms.payload)])
  await runRetention(cms.payload)
  expect(await measure(counts)).toEqual(due)
  const { rows } = await database.query(`select removed from retention_runs where kind = 'appointments'`)
  expect(rows).toEqual([{ removed: due.visitsErased }])
})

it('one clock that is wrong takes nothing out early', async () => {
  const due = await measure(expected)
  const untouched = await measure(counts)
  await runRetention(cms.payload, new Date(Date.now() - 30 * 365 * 86_400_000))
  expect(await measure(counts)).toEqual(untouched)
  await runRetention(cms.payload, new Date(Date.now() + 30 * 365 * 86_400_000))
  expect(await measure(counts)).toEqual(due)
})

it('an admin sets terms, none below the law’s; nobody else sees them', async () => {
  const admin = await signIn(cms.payload, 'admin')
  const save = (body: object, language: 'ru' | 'kk' = 'ru', as: Person = admin) =>
    ask(cms, 'POST', 'globals/retention', { as, body, language })
  const terms = { appointments: 36, feedback: 36, orders: 60, messages: 36, reviews: 12, audit: 36 }
  const short = await save({ ...terms, orders: 12 })
  expect(short.status).toBe(400)
  expect(sentenceOf(short)).toBe(
    'Меньше 60 месяцев нельзя: учётные документы хранят пять лет. Поставьте 60 или больше.',
  )
  expect(sentenceOf(await save({ ...terms, appointments: 35 }, 'kk'))).toContain('36 айдан аз болмайды')
  for (const wrong of [36.5, -1, 601, 1e9, 'много', null])
    expect((await save({ ...terms, appointments: wrong })).status, String(wrong)).toBe(400)
  expect((await save({ ...terms, appointments: 48 })).status).toBe(200)
  const before = await measure(counts)
  await database.query(`delete from appointments where ends_at < now() - interval '47 months'`)
  await runRetention(cms.payload)
  expect((await measure(counts)).visitsErased).toBe(0)
  expect(before.visitsErased).toBe(0)
  for (const role of ['clinic', 'editor'] as const) {
    const person = await signIn(cms.payload, role)
    expect((await save(terms, 'ru', person)).status).toBe(403)
    expect((await ask(cms, 'GET', 'globals/retention', { as: person })).status).toBe(403)
  }
})
