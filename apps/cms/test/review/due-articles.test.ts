import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countDueArticles, listDueArticles, mostDue } from '../../src/modules/review/operations/list-due-articles.ts'
import { atTheDesk } from '../publishing/trash/trash-cms.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
let req: PayloadRequest
let desk: ReturnType<typeof atTheDesk>
const now = new Date('2027-03-01T09:00:00Z')

beforeAll(async () => {
  cms = await openCms()
  desk = atTheDesk(cms)
  req = await createLocalReq({}, cms.payload)
})
afterAll(() => cms?.close())

const titles = async (after: string | null = null) => {
  const { articles, next } = await listDueArticles(req, after, now)
  return { titles: articles.map(({ title }) => title), next }
}

it('lists published articles that nobody looked at for a year, those never looked at first', async () => {
  const reviewer = await desk.specialist('Аслан Сурдолог')
  await desk.article('Свежая', { reviewedOn: '2026-06-01T00:00:00Z', reviewer })
  await desk.article('Давняя', { reviewedOn: '2026-02-01T00:00:00Z', reviewer })
  await desk.article('Древняя', { reviewedOn: '2024-02-01T00:00:00Z', reviewer })
  await desk.article('Ничья')
  await desk.article('Только казахская', {}, ['kk'])
  await desk.article('Черновик', {}, [])
  await desk.trash('articles', await desk.article('Выброшена'))
  const { articles } = await listDueArticles(req, null, now)
  expect(articles.map(({ title, reviewer: by }) => [title, by]).slice(-2)).toEqual([
    ['Древняя', 'Аслан Сурдолог'],
    ['Давняя', 'Аслан Сурдолог'],
  ])
  expect(articles.map(({ title }) => title).toSorted()).toEqual(
    ['Давняя', 'Древняя', 'Ничья', 'Только казахская'].toSorted(),
  )
  expect(await countDueArticles(req, now)).toBe(4)
})

it('is read by pages, each article once, and counted to a hundred', async () => {
  await cms.payload.db.pool.query(`
    with made as (
      insert into articles (slug, reviewed_on)
      select 'due-' || n, case when n % 3 = 0 then null else '2020-01-01'::timestamptz + n % 5 * interval '1 day' end
      from generate_series(1, 120) n returning id, slug
    )
    insert into articles_locales (_parent_id, _locale, title, _status) select id, 'ru', slug, 'published' from made
  `)
  const seen: string[] = []
  let after: string | null = null
  do {
    const page = await titles(after)
    seen.push(...page.titles)
    after = page.next
  } while (after)
  expect(seen).toHaveLength(124)
  expect(new Set(seen).size).toBe(124)
  expect(await countDueArticles(req, now)).toBe(mostDue)
})
