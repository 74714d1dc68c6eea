import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeClinic } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { openLogger } from './open-logger.ts'

const collections = ['orders', 'appointments', 'feedback', 'customers'] as const
type Collection = (typeof collections)[number]

const [name, phone, email] = ['Асель Канарейка', '+77012345678', 'kanareika@example.kz']
const values = ['Асель', 'Канарейка', '77012345678', '7012345678', 'kanareika']

let cms: TestCms
let admin: Person
let ids: Record<Collection, string>
let lines: string[]

beforeAll(async () => {
  cms = await openCms()
  admin = await signIn(cms.payload, 'admin')
  const place = await makeClinic(cms.payload, 1)
  const insert = async (text: string, given: unknown[] = []): Promise<string> =>
    (await cms.payload.db.pool.query(`${text} returning id::text`, [name, phone, email, ...given])).rows[0].id
  ids = {
    orders: await insert(`
      insert into orders (reference, status, name, contact_by, phone, email, language, receiving, paying, goods_kzt,
        markup_kzt, delivery_kzt, total_kzt)
      values ('E1', 'completed', $1, 'sms', $2, $3, 'ru', 'pickup', 'at_pickup', 1, 0, 0, 1)`),
    appointments: await insert(
      `insert into appointments (reference, status, name, contact_by, phone, email, service_id, branch_id,
         specialist_id, starts_at, ends_at, language)
       values ('A1', 'completed', $1, 'sms', $2, $3, $4, $5, $6, now(), now(), 'ru')`,
      [place.service, place.branch, place.team[0]],
    ),
    feedback: await insert(`
      insert into feedback (reference, topic, message, status, name, contact_by, language, phone, email)
      values ('F1', 'question', 'x', 'new', $1, 'sms', 'ru', $2, $3)`),
    customers: await insert(`insert into customers (name, phone, email, language) values ($1, $2, $3, 'ru')`),
  }
  await cms.payload.db.pool.query(
    `insert into orders_lines (_order, _parent_id, id, title, quantity, unit_kzt) values (1, $1, $2, 'Батарейки', 1, 1)`,
    [ids.orders, randomUUID()],
  )
  // From now on PostgreSQL refuses each change, and tells the whole row that it refuses.
  for (const table of collections)
    await cms.payload.db.pool.query(`alter table ${table} add constraint refused_${table} check (false) not valid`)
  const logger = openLogger()
  lines = logger.lines
  cms.payload.logger = logger.logger
})
afterAll(() => cms?.close())

const written = () => lines.splice(0)

/** What a change of one document is refused with: whole, as Drizzle and PostgreSQL tell it. */
async function refusalOf(collection: Collection): Promise<Error> {
  const data = collection === 'customers' ? { name } : { name, phone, email }
  const error: unknown = await cms.payload
    .update({ collection, id: ids[collection], data, depth: 0, overrideAccess: true } as never)
    .catch((refusal: unknown) => refusal)
  if (!(error instanceof Error)) throw new Error(`${collection}: nothing was refused`)
  return error
}

function expectNobody(said: readonly string[], about: string) {
  for (const value of values) expect(said.join('\n')).not.toContain(value)
  for (const line of said) {
    expect(line).toContain(about)
    expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: expect.any(String) })
  }
}

it.each(collections)('a change of %s that the database refuses is told without the row', async (collection) => {
  const error = await refusalOf(collection)
  written()
  expect(inspect(error, { depth: 9 })).toContain(name)
  const { logger } = cms.payload
  logger.error(error)
  logger.error({ err: error })
  logger.error({ err: error, msg: error.message })
  logger.error(`not saved: ${String(error)}`)
  logger.error({ error }, 'not saved')
  logger.error('not saved: %o', error)
  const said = written()
  expect(said).toHaveLength(6)
  expectNobody(said, collection)
  expect(JSON.parse(said[1] ?? '').err.message).toMatch(new RegExp(`(insert into|update) "${collection}"`))
})

it.each(['orders', 'appointments', 'feedback'] as const)(
  'a change of %s by the staff that fails says so in the log, and of whom to nobody',
  async (collection) => {
    written()
    const answer = await ask(cms, 'PATCH', `${collection}/${ids[collection]}`, {
      as: admin,
      body: { note: `${name}, ${phone}` },
    })
    expect(answer.status).toBe(500)
    const said = written()
    expect(said.length).toBeGreaterThan(0)
    expectNobody(said, collection)
  },
)

it('a value that is none of its column is not told either, nor is one that stands in the statement', async () => {
  const statements = [
    sql`update orders set status = ${name}::text::enum_orders_status`,
    sql`select id from orders where id = ${name}::text::uuid`,
    sql.raw(`select missing from orders where name = '${name}' and phone = '${phone}'`),
  ]
  for (const statement of statements) {
    const error: unknown = await cms.payload.db.drizzle.execute(statement).catch((refusal: unknown) => refusal)
    expect(inspect(error, { depth: 9 })).toContain(name)
    cms.payload.logger.error({ err: error })
    expectNobody(written(), 'orders')
  }
})
