import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetOldQueries } from '../../src/modules/search/index.ts'
import { readMissedQueries } from '../../src/modules/search/operations/read-missed-queries.ts'
import { recordQuery } from '../../src/modules/search/operations/record-query.ts'
import { suggest } from '../../src/modules/search/operations/suggest.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  await cms.payload.create({
    collection: 'articles',
    locale: 'ru',
    data: { kind: 'general', ...articleWords('Чехол для процессора'), _status: 'published' },
    overrideAccess: true,
  })
})
afterAll(() => cms.close())

const record = (query: string, hits = 3) => recordQuery(cms.payload, { locale: 'ru', query, hits })
const rows = async () => (await cms.payload.db.drizzle.execute('select * from search_queries')).rows
const suggested = async (query: string) =>
  (await suggest(cms.payload, { locale: 'ru', query })).queries.map((pieces) => pieces.map(({ text }) => text).join(''))

it('keeps nothing that may tell who asked, nor what asks for nothing', async () => {
  for (const query of ['+7 701 123 45 67', 'asel@mail.kz', '900101300123', '', '???', 'слово '.repeat(40)]) {
    expect(await record(query), query).toBe(false)
  }
  expect(await rows()).toEqual([])
})

it('counts a query by day and language, and suggests it after three times of finding something', async () => {
  await record('Чехол для процессора')
  await record('чехол  для процессора')
  expect(await suggested('чех')).toEqual([])
  await record('чехол для процессора', 40)
  expect(await suggested('чех')).toEqual(['чехол для процессора'])
  expect(await suggested('%')).toEqual([])
  for (let time = 0; time < 3; time += 1) await record('процессору чехол')
  expect(await suggested('процесс')).toEqual(['процессору чехол'])
  for (let time = 0; time < 3; time += 1) await record('велосипед', 0)
  expect(await suggested('вело')).toEqual([])
})

it('suggests nothing with a word that the shop itself does not say, however often one client asks', async () => {
  for (const query of ['чехол чепуха', 'чепуха', 'процессор 8800', 'xt[jk', 'чехо', 'чехолл'])
    for (let time = 0; time < 5; time += 1) await record(query, 7)
  expect(await suggested('чех')).toEqual(['чехол для процессора'])
  expect(await suggested('процессор')).toEqual(['процессору чехол'])
  for (const typed of ['чеп', 'xt', 'чехолл']) expect(await suggested(typed), typed).toEqual([])
})

it('shows editors what was not found, the most missed first, and nothing else', async () => {
  const req = await createLocalReq({}, cms.payload)
  await record('самокат', 0)
  await record('самокат', 2)
  expect(await readMissedQueries(req, 30)).toEqual([
    { query: 'велосипед', locale: 'ru', asked: 3, missed: 3 },
    { query: 'самокат', locale: 'ru', asked: 2, missed: 1 },
  ])
})

it('forgets after ninety days', async () => {
  await cms.payload.db.drizzle.execute("update search_queries set day = day - 91 where query = 'велосипед'")
  expect(await forgetOldQueries(cms.payload)).toBe(1)
  expect((await readMissedQueries(await createLocalReq({}, cms.payload), 365)).map(({ query }) => query)).not.toContain(
    'велосипед',
  )
})
