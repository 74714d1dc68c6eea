import { parseKazakhPhone } from '@estu/domain/locale/phone'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { up } from '../../src/migrations/20261127_160000_phones.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { people, storedWith } from './phone-rows.ts'

let cms: TestCms
let database: pg.Client
let place: Awaited<ReturnType<typeof makeClinic>>
beforeAll(async () => {
  cms = await openCms()
  database = new pg.Client({ connectionString: cms.databaseUrl })
  await database.connect()
  place = await makeClinic(cms.payload, 1)
})
afterAll(async () => {
  await database?.end()
  await cms?.close()
})

const typed = [
  ...['87012345678', '8 701 234 56 78', '+7 (701) 234-56-78', '7012345678', '77012345678', '+77012345678'],
  ...['8\u2011701\u2011234\u201156\u201178', '+7\u00a0701\u00a0234\u00a056\u00a078', '8 701 234\u221256\u221278'],
  ...['\u202a8.701.234.56.78\u202c', '8 (727) 234 56 78'],
  ...['8 926 123-45-67', '+1 202 555 01 00', '12345', 'спросить Асель 87012345678', '', '7'.repeat(60)],
]
const migrate = () => up({ db: cms.payload.db.drizzle, payload: cms.payload } as unknown as Parameters<typeof up>[0])

it.each(people)('the stored numbers of %s take the form that the site’s forms store, once', async (table) => {
  const ids = new Map<string, string>()
  for (const phone of typed) ids.set(phone, await storedWith(database, place, table, phone))
  const stored = async () => {
    const { rows } = await database.query(
      `select id, phone, updated_at, xmin::text as written from ${table} order by id`,
    )
    return rows
  }
  await migrate()
  const once = await stored()
  const phones = new Map(once.map(({ id, phone }) => [id, phone]))
  for (const [phone, id] of ids) expect(phones.get(id), phone).toBe(parseKazakhPhone(phone) ?? phone)
  await migrate()
  expect(await stored()).toEqual(once)
})

it('more rows than one statement reads are all brought over', async () => {
  await database.query(`
    insert into feedback (reference, topic, message, status, name, contact_by, phone, language)
    select 'M' || n, 'question', 'x', 'new', 'Асель', 'sms', '8701' || lpad(n::text, 7, '0'), 'ru'
    from generate_series(1, 4001) as n`)
  await migrate()
  const { rows } = await database.query(`
    select count(*)::int as n from feedback where reference like 'M%' and phone = '+7701' || lpad(substr(reference, 2), 7, '0')`)
  expect(rows).toEqual([{ n: 4001 }])
})

it('those that visitors call and write to do as well', async () => {
  await cms.payload.updateGlobal({ slug: 'organisation', data: { name: 'Есту' }, locale: 'ru', overrideAccess: true })
  for (const table of ['branches', 'organisation'])
    await database.query(`update ${table} set phone = '8 (727) 234-56-78', whatsapp = '8 701 234 56 78'`)
  await migrate()
  for (const table of ['branches', 'organisation'])
    expect((await database.query(`select phone, whatsapp from ${table}`)).rows).toEqual([
      { phone: '+77272345678', whatsapp: '+77012345678' },
    ])
})
