import { setTimeout as pause } from 'node:timers/promises'
import { facetOf } from '@estu/domain/catalogue/listing/facets'
import { placeOf } from '@estu/domain/catalogue/listing/ranges'
import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countFacets, readModelJobs } from '../../src/modules/catalogue/index.ts'
import { rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

const shared = { overrideAccess: true, depth: 0, locale: 'ru' } as const

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

const waiting = async (table: string) => {
  const found = await cms.payload.db.drizzle.execute(`select count(*)::int as n from ${table}`)
  return Number(found.rows[0]?.n)
}

it('counts follow while a brand that many products name is not through yet', async () => {
  const named = (title: string) => ({ title, tagline: 'Марка', slug: 'brand', _status: 'published' as const })
  const brand = await cms.payload.create({ ...shared, collection: 'brands', data: named('Бренд') })
  const device = await cms.payload.create({
    ...shared,
    collection: 'devices',
    data: {
      title: 'Аппарат',
      summary: 'О чём.',
      description: rich('Текст.'),
      brand: brand.id,
      formFactor: 'ric',
      availability: 'in_stock',
      originalLanguage: 'ru',
      _status: 'published',
    },
  })
  const other = new pg.Client({ connectionString: cms.databaseUrl })
  await other.connect()
  let isOver = false
  const turns = readModelJobs(cms.payload).map(async (turn) => {
    while (!isOver) await turn().then(() => pause(20))
  })
  try {
    await expect.poll(() => waiting('catalogue_changes')).toBe(0)
    await expect.poll(() => waiting('search_dependents')).toBe(0)
    // Whoever holds one of its products holds up the brand's name.
    await other.query('begin')
    await other.query('select from devices where id = $1 for update', [device.id])
    await cms.payload.update({ ...shared, collection: 'brands', id: brand.id, data: named('Новый бренд') })
    await expect
      .poll(
        async () =>
          (
            await cms.payload.db.drizzle.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for share%'`)
          ).rows.length,
      )
      .toBe(1)
    await cms.payload.db.drizzle.execute(sql`insert into catalogue_changes (document_id) values (${device.id}::uuid)`)
    await expect.poll(() => waiting('catalogue_changes')).toBe(0)
    expect(await waiting('search_dependents')).toBe(1)
    await other.query('commit')
    await expect.poll(() => waiting('search_dependents')).toBe(0)
  } finally {
    isOver = true
    await other.end()
    await Promise.all(turns)
  }
})

it('what devices cost a month is told anew when the plans change, and by one rule', async () => {
  const plans = (given: object[]) =>
    cms.payload.updateGlobal({ ...shared, slug: 'instalments', data: { plans: given } as never })
  const turnAll = async () => {
    for (const turn of readModelJobs(cms.payload)) await turn()
    for (const turn of readModelJobs(cms.payload)) await turn()
  }
  const monthly = async () => {
    const { values } = await countFacets(cms.payload, 'ru', { section: 'devices', chosen: new Map() })
    return [...(values.get('monthly') ?? [])].filter(([, count]) => count > 0).map(([place]) => place)
  }
  const device = await cms.payload.find({ ...shared, collection: 'devices', limit: 1 })
  await cms.payload.update({
    ...shared,
    collection: 'devices',
    id: device.docs[0]?.id ?? '',
    data: { priceKzt: 240_001, instalmentMonths: '24', _status: 'published' },
  })
  await turnAll()
  expect(await monthly()).toEqual([])
  const edges = facetOf('devices', 'monthly')?.edges ?? []
  await plans([{ months: 24, minKzt: 0, maxKzt: 300_000, provider: 'Банк' }])
  await turnAll()
  expect(await monthly()).toEqual([placeOf(edges, 10_001)])
  // A plan that does not cover the price is no offer; the next shorter one is.
  await plans([
    { months: 24, minKzt: 0, maxKzt: 200_000, provider: 'Банк' },
    { months: 12, minKzt: 0, provider: 'Банк' },
  ])
  await turnAll()
  expect(await monthly()).toEqual([placeOf(edges, 20_001)])
  expect(await waiting('search_dependents')).toBe(0)
})
