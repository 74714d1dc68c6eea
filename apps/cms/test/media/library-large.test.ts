import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'
import { expectWithin } from '../support/size.ts'

const pictures = 10_000
const mostMs = 2000

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
  await cms.payload.db.drizzle.execute(sql`
    with made as (
      insert into media (filename, mime_type, created_at, updated_at)
      select 'picture-' || n || '.webp', 'image/webp', now() - n * interval '1 second', now() from generate_series(1, ${pictures}) as n
      returning id, filename
    )
    insert into media_locales (alt, _locale, _parent_id)
    select 'Қысқы сурет ' || filename, 'kk'::_locales, id from made
    union all select 'Зимний снимок ' || filename, 'ru'::_locales, id from made where filename like '%7.webp'
  `)
  await cms.payload.db.drizzle.execute(sql`vacuum analyze media, media_locales, media_texts`)
})
afterAll(() => cms?.close())

const asked = async (where: string) => {
  const start = performance.now()
  const found = await rest.get(`media?locale=ru&limit=25&${where}`)
  expect(found.status, found.text).toBe(200)
  return { total: found.json.totalDocs as number, rows: found.json.docs.length, ms: performance.now() - start }
}

it('answers the first rows of ten thousand pictures, at full size in two seconds, whatever they are asked by', async () => {
  const many = [
    ['where[searchText][like]=%D0%BA%D1%8B%D1%81', pictures],
    ['where[searchText][like]=picture-4321', 1],
    ['where[withoutAltRu][equals]=true', pictures * 0.9],
    ['where[withoutAltKk][equals]=true', 0],
    ['where[isUsed][equals]=false', pictures],
    ['where[isUsed][equals]=false&page=200', pictures],
  ] as const
  for (const [where, total] of many) {
    const answer = await asked(where)
    expect(answer.total, where).toBe(total)
    expect(answer.rows, where).toBe(Math.min(25, total))
    expectWithin(answer.ms, mostMs, where)
  }
})

it('finds a word by an index', async () => {
  const plan = await cms.payload.db.drizzle.transaction(async (db) => {
    // Of so few rows all are read as fast; whether the index serves is asked here.
    await db.execute(sql`set local enable_seqscan = off`)
    return db.execute(sql`explain select id from media where search_text ilike '%picture-4321%'`)
  })
  expect(JSON.stringify(plan.rows)).toContain('media_search_text_trigrams_idx')
})
