import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertManyConsumables } from '../support/many-products.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'
import { type Answer, ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let editor: Person
beforeAll(async () => {
  cms = await openCms()
  editor = await signIn(cms.payload, 'editor')
})
afterAll(() => cms?.close())

const codeOf = ({ json }: Answer): unknown =>
  (json.errors as { data?: { code?: string } }[] | undefined)?.[0]?.data?.code

const redirectsTo = async (to: string): Promise<number> =>
  (await cms.payload.count({ collection: 'redirects', where: { to: { equals: to } }, overrideAccess: true })).totalDocs

it('several documents at once are changed and deleted up to the longest list, and not a part of more', async () => {
  await cms.payload.db.drizzle.execute(sql`
    insert into redirects ("from", "to") select '/bulk-' || n, '/before' from generate_series(1, 101) as n
  `)
  const change = (query: string) =>
    ask(cms, 'PATCH', `redirects?where[from][like]=bulk${query}`, { as: editor, body: { to: '/after' } })
  const remove = (query: string, language: 'ru' | 'kk' = 'ru') =>
    ask(cms, 'DELETE', `redirects?where[from][like]=bulk${query}`, { as: editor, language })

  for (const query of ['', '&limit=0', '&limit='])
    for (const refused of [await change(query), await remove(query)]) {
      expect([refused.status, codeOf(refused)], query).toEqual([400, 'too-many-changes'])
      // What the admin's dialogs read of an answer.
      expect(refused.json).toMatchObject({ docs: [], message: sentenceOf(refused) })
    }
  // A deletion knows no limit: Payload would take all of them.
  expect(codeOf(await remove('&limit=5'))).toBe('too-many-changes')
  expect(sentenceOf(await remove(''))).toContain('не больше 100 документов')
  expect(sentenceOf(await remove('', 'kk'))).toContain('100 құжаттан артығын')
  expect(await redirectsTo('/before')).toBe(101)

  const some = await change('&limit=2')
  expect([some.status, (some.json.docs as unknown[]).length]).toEqual([200, 2])
  expect(await redirectsTo('/after')).toBe(2)

  const { status, json } = await ask(cms, 'DELETE', 'redirects?where[from][equals]=/bulk-101', { as: editor })
  expect([status, (json.docs as unknown[]).length]).toEqual([200, 1])
  const all = await remove('&limit=0')
  expect([all.status, (all.json.docs as unknown[]).length]).toEqual([200, 100])
})

it('drafts that match are counted where they are looked for', async () => {
  const { db } = cms.payload
  await insertManyConsumables(cms.payload, await publishedConsumable(cms.payload), 100)
  await db.drizzle.execute(sql`update _consumables_v set version_price_kzt = 2000 where latest`)
  const change = (query: string) =>
    ask(cms, 'PATCH', `consumables?where[priceKzt][equals]=2000&locale=ru${query}`, {
      as: editor,
      body: { priceKzt: 3000 },
    })
  expect(codeOf(await change('&draft=true'))).toBe('too-many-changes')
  const some = await change('&draft=true&limit=1')
  expect([some.status, (some.json.docs as unknown[]).length]).toEqual([200, 1])
})
