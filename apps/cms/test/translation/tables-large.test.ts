import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyImport } from '../../src/modules/spreadsheets/operations/apply-import.ts'
import { planImport } from '../../src/modules/spreadsheets/operations/planning/plan-import.ts'
import { type ReadTable, readTable } from '../../src/modules/spreadsheets/operations/reading/read-table.ts'
import { writeXlsx } from '../../src/modules/spreadsheets/operations/write-table.ts'
import { bytesOf } from '../support/bytes-of.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { size } from '../support/size.ts'
import { staffUser } from '../support/staff-user.ts'

const rows = size(100, 5000)
const slugs = Array.from({ length: rows }, (_, index) => `large-${index + 1}`)

let cms: TestCms
let req: PayloadRequest
beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
})
afterAll(() => cms?.close())

const sheet = async (columns: string[], rowOf: (slug: string, index: number) => (string | number)[]) =>
  (await readTable(await bytesOf(writeXlsx({ header: columns, blocks: [slugs.map(rowOf)] })))) as ReadTable

async function prices(): Promise<{ least: number; most: number; count: number }> {
  const { drizzle } = cms.payload.db
  const found = await drizzle.execute(sql`
    select min(version_price_kzt)::int as least, max(version_price_kzt)::int as most, count(*)::int as count
    from _consumables_v where latest
  `)
  return found.rows[0] as { least: number; most: number; count: number }
}

it('carries many rows, and takes them all back when one in the middle fails', {
  timeout: size(540_000, 1_100_000),
}, async () => {
  const made = await sheet(['slug', 'title.ru', 'kind', 'availability', 'returnPolicy', 'priceKzt'], (slug) => [
    slug,
    slug,
    'battery',
    'in_stock',
    '14_days',
    1000,
  ])
  const before = performance.now()
  expect(await applyImport(req, await planImport(req, 'consumables', made))).toEqual({
    ok: true,
    created: rows,
    updated: 0,
  })
  const created = performance.now()
  expect(await prices()).toEqual({ least: 1000, most: 1000, count: rows })

  const changed = await sheet(['slug', 'priceKzt'], (slug) => [slug, 2000])
  const plan = await planImport(req, 'consumables', changed)
  const planned = performance.now()
  expect(plan.rows).toHaveLength(rows)
  const spoilt = {
    ...plan,
    rows: plan.rows.map((row, at) =>
      at === rows / 2 && row.stored ? { ...row, stored: { ...row.stored, id: crypto.randomUUID() } } : row,
    ),
  }
  expect(await applyImport(req, spoilt)).toMatchObject({ ok: false, row: rows / 2 + 2 })
  expect(await prices()).toEqual({ least: 1000, most: 1000, count: rows })

  const started = performance.now()
  expect(await applyImport(req, plan)).toEqual({ ok: true, created: 0, updated: rows })
  const done = performance.now()
  expect(await prices()).toEqual({ least: 2000, most: 2000, count: rows })
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `${rows} rows: created ${seconds(created - before)}, compared ${seconds(planned - created)}, changed ${seconds(done - started)}; one bad row: 0 changed`,
  )
})
