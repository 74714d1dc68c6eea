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
const named = new Map<string, Record<'kazakh' | 'russian' | 'other', string>>()

beforeAll(async () => {
  cms = await openCms()
  database = new pg.Client({ connectionString: cms.databaseUrl })
  await database.connect()
  const place = await makeClinic(cms.payload, 1)
  clinic = await signIn(cms.payload, 'clinic')
  for (const table of people) {
    const store = async (name: string) => {
      const id = await storedWith(database, place, table, '+77012345678')
      await database.query(`update ${table} set name = $2 where id = $1`, [id, name])
      return id
    }
    named.set(table, {
      kazakh: await store('Айгүл Қайратқызы'),
      russian: await store('Айгул Кайратовна'),
      other: await store('Ағила 100% Нұр_а'),
    })
  }
})
afterAll(async () => {
  await database?.end()
  await cms?.close()
})

const search = (table: string, typed: string) => searchList(cms.payload, clinic, table, typed)

it.each(people)('a person of %s is found by their name with its Kazakh letters and without', async (table) => {
  const { kazakh = '', russian = '', other = '' } = named.get(table) ?? {}
  const both = [kazakh, russian].toSorted()
  for (const typed of ['Айгул', 'айгүл', 'АЙГУЛ', 'гул', 'айгүл кайрат', 'Қайрат айгул'])
    expect(await search(table, typed), typed).toEqual(both)
  expect(await search(table, 'айгул қызы')).toEqual([kazakh])
  for (const typed of ['агила', '100%', 'нур_а']) expect(await search(table, typed), typed).toEqual([other])
  expect(await search(table, 'Айгулим')).toEqual([])
})

it('and by a filter of the interface, beside what else it asks', async () => {
  const found = async (query: string) => {
    const answer = await ask(cms, 'GET', `orders?depth=0&${query}`, { as: clinic })
    return (answer.json.docs as { id: string }[]).map(({ id }) => id).toSorted()
  }
  const { kazakh = '', russian = '' } = named.get('orders') ?? {}
  const typed = encodeURIComponent('айгул')
  expect(await found(`where[name][contains]=${typed}`)).toEqual([kazakh, russian].toSorted())
  expect(await found(`where[and][0][name][like]=${typed}&where[and][1][id][equals]=${kazakh}`)).toEqual([kazakh])
  expect(await found(`where[name][equals]=${typed}`)).toEqual([])
})
