import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { normalise } from '@estu/domain/search/normalise'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findTitles } from '../../src/modules/search/operations/find-titles.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
  for (const [locale, title] of [
    ['kk', 'Қысқы күтім'],
    ['ru', 'Зимний уход'],
    ['ru', 'Скидка 100%'],
  ] as const)
    expect((await rest.post(`articles?locale=${locale}&draft=true`, { title, kind: 'general' })).status).toBe(201)
})
afterAll(() => cms?.close())

const titles = async (text: string) => {
  const where = `where[or][0][title][like]=${encodeURIComponent(text)}`
  const found = await rest.get(`articles?locale=kk&fallback-locale=none&draft=true&${where}`)
  expect(found.status, found.text).toBe(200)
  return found.json.docs.map(({ title }: { title: string | null }) => title)
}

it('finds drafts by letters that stand for Kazakh ones, in either language', async () => {
  expect(await titles('кыс')).toEqual(['Қысқы күтім'])
  expect(await titles('ҚЫСҚЫ К')).toEqual(['Қысқы күтім'])
  expect(await titles('зимний')).toHaveLength(1)
  expect(await titles('весенний')).toEqual([])
})

it('takes signs for what they are, and nothing for nothing', async () => {
  const req = await createLocalReq({}, cms.payload)
  const found = (text: string) => findTitles(req, 'articles', text)
  expect(await found('100%')).toHaveLength(1)
  expect(await found('%')).toHaveLength(1)
  expect(await found('_')).toEqual([])
  expect(await found('\\')).toEqual([])
  expect(await found('ъ')).toEqual([])
})

it('folds in the database as in the domain', async () => {
  const alphabet = 'АӘБВГҒДЕЁЖЗИЙКҚЛМНҢОӨПРСТУҰҮФХҺЦЧШЩЪЫІЬЭЮЯ'
  const found = await cms.payload.db.drizzle.execute(sql`select folded_title(${alphabet}) as folded`)
  expect(found.rows[0]?.folded).toBe(foldKazakh(normalise(alphabet)))
})
