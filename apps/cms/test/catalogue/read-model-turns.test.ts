import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readModelTurns } from '../../src/modules/catalogue/index.ts'
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
  const turns = readModelTurns(cms.payload).map(async (turn) => {
    while (!isOver) await turn().then(() => pause(20))
  })
  try {
    await expect.poll(() => waiting('catalogue_changes')).toBe(0)
    // Whoever holds one of its products holds up the brand's name.
    await other.query('begin')
    await other.query('select from devices where id = $1 for update', [device.id])
    await cms.payload.update({ ...shared, collection: 'brands', id: brand.id, data: named('Новый бренд') })
    await expect
      .poll(
        async () =>
          (
            await cms.payload.db.drizzle.execute(sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share%'`)
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
