import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldTranslationCounts } from '../../src/modules/translation/index.ts'
import {
  readTranslationStatus,
  readTranslationSummary,
  translationPageSize,
  translationStatuses,
} from '../../src/modules/translation/operations/translation-status.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

const documents = 3000

let cms: TestCms
let req: PayloadRequest
beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({}, cms.payload)
  await execute(sql`
    insert into translation_states
      (collection, document_id, locale, publication, is_source, title, total, missing, outdated)
    select case when n % 3 = 0 then 'articles' else 'devices' end, 'document-' || n, locale,
      (array['missing', 'draft', 'published', 'changed'])[1 + n % 4], locale = 'ru', 'Title ' || n, 3, '[]'::jsonb,
      case when n % 5 = 0 and locale = 'kk' then '["title"]'::jsonb else '[]'::jsonb end
    from generate_series(1, ${documents}::int) as n, unnest(array['ru', 'kk']) as locale
  `)
  await execute(sql`analyze translation_states`)
})
afterAll(() => cms?.close())

const execute = async (query: ReturnType<typeof sql>) => (await cms.payload.db.drizzle.execute(query)).rows

/** What is counted, beside what there is. */
async function counts() {
  const [counted, there] = [
    await execute(sql`
      select collection, locale, state, sum(documents)::int as documents from translation_counts
      group by 1, 2, 3 having sum(documents) <> 0 order by 1, 2, 3
    `),
    await execute(sql`
      select collection, locale, translation_state(publication, outdated) as state, count(*)::int as documents
      from translation_states group by 1, 2, 3 order by 1, 2, 3
    `),
  ]
  return { counted, there }
}

async function expectCounted() {
  const { counted, there } = await counts()
  expect(counted).toEqual(there)
}

describe('how many documents are in each state', () => {
  it('is counted with every way of writing one, undone with it, and told by the desk', async () => {
    await expectCounted()
    await execute(sql`update translation_states set outdated = '["faq"]'::jsonb where document_id like '%7'`)
    await expectCounted()
    await execute(sql`
      insert into translation_states select * from translation_states where document_id like '%8'
      on conflict (collection, document_id, locale) do update set publication = 'missing'
    `)
    await expectCounted()
    await execute(sql`update translation_states set collection = 'implants' where document_id = 'document-9'`)
    await execute(sql`delete from translation_states where document_id like '%6'`)
    await expectCounted()
    const undone = cms.payload.db.drizzle.transaction(async (db) => {
      await db.execute(sql`delete from translation_states`)
      throw new Error('Undone')
    })
    await expect(undone).rejects.toThrow('Undone')
    await expectCounted()
    const { there } = await counts()
    const summaries = await readTranslationSummary(req)
    const told = summaries.flatMap(({ collection, locale, states }) =>
      translationStatuses.map((state) => ({ collection, locale, state, documents: states[state] })),
    )
    expect(told.filter((row) => row.documents > 0)).toEqual(expect.arrayContaining(there))
    for (const { documents, states } of summaries)
      expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(documents)
  })

  it('stays right while several write and the worker folds', async () => {
    const writing = Array.from({ length: 60 }, (_, n) =>
      execute(sql`
        update translation_states set publication = ${n % 2 === 0 ? 'changed' : 'draft'}, outdated = '[]'::jsonb
        where document_id like ${`%${n % 10}`} and locale = ${n % 3 === 0 ? 'ru' : 'kk'} and collection = 'devices'
      `),
    )
    const folding = Array.from({ length: 8 }, () => foldTranslationCounts(cms.payload))
    const ended = await Promise.allSettled([...writing, ...folding])
    // Rows that two change in another order each: one of the two is undone, and so is what it counted.
    for (const result of ended)
      if (result.status === 'rejected') expect(String(result.reason.cause)).toMatch(/deadlock/)
    await expectCounted()
  })

  it('is folded into a row a state', async () => {
    await execute(sql`
      insert into translation_counts select 'articles', 'ru', 'draft', n % 2 * 2 - 1 from generate_series(1, 400) as n
    `)
    await foldTranslationCounts(cms.payload)
    const [rows] = await execute(sql`select count(*)::int as rows from translation_counts`)
    const { counted } = await counts()
    expect(rows).toEqual({ rows: counted.length })
    await expectCounted()
  })
})

describe('a page of the desk', () => {
  const chosen = [undefined, 'devices', 'brands'].flatMap((collection) =>
    ([undefined, 'kk'] as const).flatMap((locale) =>
      ([undefined, 'outdated', 'published'] as const).map((state) => ({ collection, locale, state })),
    ),
  )

  /** What the connection of a transaction has read of the table. */
  async function readSoFar(transaction: string | number | null): Promise<{ scans: number; fetched: number }> {
    const inside = cms.payload.db.sessions?.[String(transaction)]?.db as typeof cms.payload.db.drizzle
    const { rows } = await inside.execute(sql`
      select seq_scan::int as scans, idx_tup_fetch::int as fetched from pg_stat_xact_user_tables
      where relname = 'translation_states'
    `)
    return rows[0] as { scans: number; fetched: number }
  }

  it.each(chosen)('reads no more than it shows: $collection $locale $state', async (filter) => {
    const transaction = await cms.payload.db.beginTransaction()
    const own = { ...req, transactionID: transaction ?? undefined } as PayloadRequest
    const before = await readSoFar(transaction)
    const { rows, total } = await readTranslationStatus(own, { ...filter, page: 1 })
    const after = await readSoFar(transaction)
    await cms.payload.db.commitTransaction(transaction as string)
    expect({ scans: after.scans - before.scans, fetched: after.fetched - before.fetched }).toEqual({
      scans: 0,
      fetched: rows.length,
    })
    const [there] = await execute(sql`
      select count(*)::int as total from translation_states
      where (${filter.collection ?? null}::text is null or collection = ${filter.collection ?? null})
        and (${filter.locale ?? null}::text is null or locale = ${filter.locale ?? null})
        and (${filter.state ?? null}::text is null
          or translation_state(publication, outdated) = ${filter.state ?? null})
    `)
    expect({ total, rows: rows.length }).toEqual({
      total: there?.total,
      rows: Math.min(Number(there?.total), translationPageSize),
    })
  })

  it('shows what needs work most first, each once over all pages', async () => {
    const states: string[] = []
    const seen = new Set<string>()
    const filter = { collection: 'devices', locale: 'kk' } as const
    const { total } = await readTranslationStatus(req, { ...filter, page: 1 })
    for (let page = 1; page <= Math.ceil(total / translationPageSize); page += 1)
      for (const { id, state } of (await readTranslationStatus(req, { ...filter, page })).rows) {
        states.push(state)
        seen.add(id)
      }
    const order = ['outdated', 'missing', 'changed', 'draft', 'published']
    expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    expect(seen.size).toBe(total)
  })
})
