import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillMemory } from '../../src/modules/translation/index.ts'
import { articleWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
})
afterAll(() => cms?.close())

type Similar = { place: number; source: string; target: string; percent: number }

async function suggest(text: string, to: 'ru' | 'kk') {
  const answer = await ask(cms, 'POST', 'translation/suggest', { as: people.editor, body: { to, text } })
  expect(answer.status).toBe(200)
  return answer.json as { similar: Similar[]; terms: { ru: string; kk: string }[] }
}

const russian = 'Первую неделю надевайте слуховой аппарат дома.'
const kazakh = 'Алғашқы аптада есту аппаратын үйде тағыңыз.'

async function article(status: 'draft' | 'published', summary = russian, translated = kazakh) {
  const shared = { collection: 'articles', overrideAccess: true, depth: 0 } as const
  const { id } = await cms.payload.create({
    ...shared,
    locale: 'ru',
    data: { ...articleWords('Дни'), summary, kind: 'general', _status: 'published' },
  })
  await cms.payload.update({
    ...shared,
    id,
    locale: 'kk',
    draft: status === 'draft',
    data: { title: 'Күндер', summary: translated, body: rich('Мәтін.'), _status: status },
  })
  return id
}

const pairsOf = (rows: Similar[]) => rows.map(({ place, source, target }) => ({ place, source, target }))

it('offers what was published in both languages, in both directions, with how alike it is, and the house’s terms', async () => {
  await article('draft', 'Черновика память не знает.', 'Жад қараламаны білмейді.')
  await article('published')
  const same = await suggest(russian, 'kk')
  expect(same.similar).toMatchObject([{ place: 0, source: russian, target: kazakh, percent: 100 }])
  expect(same.terms).toContainEqual({ ru: 'слуховой аппарат', kk: 'есту аппараты' })
  expect((await suggest(kazakh, 'ru')).similar).toMatchObject([{ source: kazakh, target: russian, percent: 100 }])
  const [alike] = (await suggest('Вторую неделю надевайте слуховой аппарат дома.', 'kk')).similar
  expect(alike).toMatchObject({ target: kazakh })
  expect(alike?.percent).toBeGreaterThanOrEqual(60)
  expect(alike?.percent).toBeLessThan(100)
  expect((await suggest('Совсем о другом.', 'kk')).similar).toEqual([])
  expect((await suggest('Черновика память не знает.', 'kk')).similar).toEqual([])
})

it('answers for each paragraph of a text by itself', async () => {
  await article('published', 'Второе предложение здесь.', 'Екінші сөйлем осында.')
  const { similar } = await suggest(`Неизвестное начало.\n${russian}\nВторое предложение здесь.`, 'kk')
  expect(pairsOf(similar)).toEqual([
    { place: 1, source: russian, target: kazakh },
    { place: 2, source: 'Второе предложение здесь.', target: 'Екінші сөйлем осында.' },
  ])
})

it('a confirmed translation is remembered although it is a draft, an outdated one is not', async () => {
  const id = await article('draft', 'Подтверждённая мысль целиком.', 'Расталған ой толық.')
  const confirm = { collection: 'articles', id, paths: ['summary'] }
  await ask(cms, 'POST', 'translation/confirm', { as: people.editor, body: confirm })
  expect((await suggest('Подтверждённая мысль целиком.', 'kk')).similar).toMatchObject([
    { target: 'Расталған ой толық.' },
  ])
})

it('what was there before the memory is taken in by the command, and only once', async () => {
  const { drizzle } = cms.payload.db
  await drizzle.execute(sql`delete from translation_memory`)
  expect((await suggest(russian, 'kk')).similar).toEqual([])
  expect(await fillMemory(cms.payload)).toBeGreaterThan(0)
  expect((await suggest(russian, 'kk')).similar).toMatchObject([{ target: kazakh }])
  const count = async () =>
    (await drizzle.execute(sql`select count(*)::int as n, max(updated_at) as at from translation_memory`)).rows
  const before = await count()
  await fillMemory(cms.payload)
  expect(await count()).toEqual(before)
})

it('answers nobody who writes no texts', async () => {
  const body = { to: 'kk', text: russian }
  for (const as of [null, people.clinic])
    expect((await ask(cms, 'POST', 'translation/suggest', { as, body })).status).toBe(404)
})
