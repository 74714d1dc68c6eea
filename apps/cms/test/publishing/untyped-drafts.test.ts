import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweepUntypedDrafts } from '../../src/modules/publishing/operations/sweep-untyped-drafts.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'
import { runSql } from '../support/test-server.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
})
afterAll(() => cms?.close())

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

/** As the form for a new document makes it, before anything is typed. */
async function opened(data: object = {}, collection = 'articles'): Promise<string> {
  const made = await rest.post(`${collection}?locale=ru&draft=true&autosave=true`, data)
  expect(made.status).toBe(201)
  return made.json.doc.id
}

async function left(): Promise<string[]> {
  const { docs } = await cms.payload.find({ collection: 'articles', pagination: false, depth: 0, overrideAccess: true })
  return docs.map(({ id }) => id)
}

it('deletes after a week what nobody typed into, and nothing that holds a word in either language', async () => {
  const untyped = await opened()
  const promotion = await opened({}, 'promotions')
  const [russian, kazakh, bodied, emptied] = [await opened(), await opened(), await opened(), await opened()]
  const type = async (id: string, locale: string, words: object) =>
    expect((await rest.patch(`articles/${id}?locale=${locale}&draft=true&autosave=true`, words)).status).toBe(200)
  await type(russian, 'ru', { title: 'Начато' })
  await type(kazakh, 'kk', { title: 'Басталды' })
  // These were opened a minute before they were typed into.
  await runSql(
    new URL(cms.databaseUrl).pathname.slice(1),
    `update _articles_v set version_created_at = version_created_at - interval '1 minute'
     where parent_id in ('${bodied}', '${emptied}')`,
  )
  await type(bodied, 'ru', { summary: 'Пока без названия' })
  await type(emptied, 'ru', { title: 'Название' })
  await type(emptied, 'ru', { title: '' })
  const made = await rest.post('articles?locale=ru', {
    ...articleWords('Вышла'),
    kind: 'general',
    slug: 'vyshla',
    _status: 'published',
  })
  expect(made.status).toBe(201)
  // Made by one request, words and all: a copy, or another program.
  const sent = await Promise.all(
    [{ summary: 'Без названия' }, { slug: 'bez-nazvaniya' }, { originalLanguage: 'kk' }].map((words) => opened(words)),
  )
  const kept = [russian, kazakh, bodied, emptied, made.json.doc.id, ...sent].toSorted()

  await sweepUntypedDrafts(cms.payload, inDays(6))
  expect((await left()).toSorted()).toEqual([...kept, untyped].toSorted())
  await sweepUntypedDrafts(cms.payload, inDays(8))
  expect((await left()).toSorted()).toEqual(kept)
  expect((await rest.get(`promotions/${promotion}?draft=true`)).status).toBe(404)
  await sweepUntypedDrafts(cms.payload, inDays(9))
  expect((await left()).toSorted()).toEqual(kept)
})

it('knows an untyped draft of every kind', async () => {
  const kinds = Object.values(cms.payload.collections).filter(({ config }) => config.versions?.drafts)
  const made: [slug: string, id: string][] = []
  for (const { config } of kinds) made.push([config.slug, await opened({}, config.slug)])
  await sweepUntypedDrafts(cms.payload, inDays(8))
  const stayed: string[] = []
  for (const [slug, id] of made) if ((await rest.get(`${slug}/${id}?draft=true`)).status !== 404) stayed.push(slug)
  expect(made.length).toBeGreaterThan(10)
  expect(stayed).toEqual([])
})
