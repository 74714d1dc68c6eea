import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeClinic } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { people, storedWith } from './phone-rows.ts'
import { searchList } from './search-list.ts'

let cms: TestCms
let database: pg.Client
let clinic: Person
let place: Awaited<ReturnType<typeof makeClinic>>
const phone = '+77012345678'
const unread = '8 926 123-45-67'
const wanted = new Map<string, string>()

beforeAll(async () => {
  cms = await openCms()
  database = new pg.Client({ connectionString: cms.databaseUrl })
  await database.connect()
  place = await makeClinic(cms.payload, 1)
  clinic = await signIn(cms.payload, 'clinic')
  for (const table of people) {
    wanted.set(table, await storedWith(database, place, table, phone))
    await storedWith(database, place, table, '+77089999999')
  }
  await storedWith(database, place, 'orders', unread)
  const customer = { name: 'Асель', email: 'asel@example.kz', password: 'длинный-пароль-77', language: 'ru' } as const
  const { id } = await cms.payload.create({
    collection: 'customers',
    data: { ...customer, phone },
    overrideAccess: true,
  })
  wanted.set('customers', id)
})
afterAll(async () => {
  await database?.end()
  await cms?.close()
})

const search = (table: string, typed: string) => searchList(cms.payload, clinic, table, typed)

it.each([...people, 'customers'])('a person of %s is found by their number however it is said', async (table) => {
  const found = [wanted.get(table)]
  for (const typed of [
    ...['8 701 234 56 78', '87012345678', '+7 (701) 234-56-78', '701 234 56 78', '7012345678', phone],
    ...[
      '8 701 234',
      '+7 (701)',
      '701 23',
      '5678',
      '56-78',
      '8\u2011701\u2011234',
      '+7\u00a0701\u00a0234\u00a056\u00a078',
    ],
  ])
    expect(await search(table, typed), typed).toEqual(found)
  for (const typed of ['8 702 234 56 78', '5679']) expect(await search(table, typed), typed).toEqual([])
})

it('and by a filter of the interface, beside what else it asks', async () => {
  const found = async (query: string) => {
    const answer = await ask(cms, 'GET', `orders?depth=0&${query}`, { as: clinic })
    return (answer.json.docs as { id: string }[]).map(({ id }) => id)
  }
  const typed = encodeURIComponent('8 701 234 56 78')
  const order = [wanted.get('orders')]
  for (const operator of ['equals', 'like', 'contains']) {
    expect(await found(`where[phone][${operator}]=${typed}`), operator).toEqual(order)
    expect(await found(`where[phone][${operator}]=${typed}&where[status][equals]=new`), operator).toEqual(order)
    expect(await found(`where[phone][${operator}]=${typed}&where[status][equals]=ready`), operator).toEqual([])
    expect(await found(`where[or][0][phone][${operator}]=${typed}`), operator).toEqual(order)
  }
})

it('what was never read as a number is found as it stands', async () => {
  expect(await search('orders', unread)).toHaveLength(1)
  const held = await ask(cms, 'POST', 'personal-data/find', { as: clinic, body: { asked: unread } })
  expect(held.json, held.text).toMatchObject({ counts: { orders: 1 } })
})
