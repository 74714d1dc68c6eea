import { afterAll, beforeAll, expect, it } from 'vitest'
import { hearStatements } from '../../src/measure/statements.ts'
import { search } from '../../src/modules/search/operations/search.ts'
import { suggest } from '../../src/modules/search/operations/suggest.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
let id: string
beforeAll(async () => {
  cms = await openCms()
  const made = await cms.payload.create({
    collection: 'articles',
    overrideAccess: true,
    locale: 'ru',
    data: { kind: 'general', ...articleWords('Канарейка поёт'), _status: 'published' },
  })
  id = String(made.id)
})
afterAll(() => cms.close())

const found = async (query: string, locale: 'ru' | 'kk' = 'ru') =>
  (await search(cms.payload, { locale, query, kind: null, page: 1 })).hits.map(({ documentId }) => documentId)
const suggested = async (query: string) =>
  (await suggest(cms.payload, { locale: 'ru', query })).hits.map(({ documentId }) => documentId)

/** Past the hooks of this process, as another one would. */
const elsewhere = (statement: string) => cms.payload.db.drizzle.execute(statement)

const store = (title: string, phrase: string) =>
  elsewhere(`
    with one as (insert into search_synonyms (title, language) values ('${title}', 'ru') returning id)
    insert into search_synonyms_phrases (id, _parent_id, _order, phrase) select '${title}', id, 1, '${phrase}' from one
  `)

it('searches with the synonyms that another process has just stored, changed or removed', async () => {
  expect(await found('кенар')).toEqual([])
  await store('кенар', 'канарейка')
  expect(await found('кенар')).toEqual([id])
  expect(await suggested('кенар')).toEqual([id])
  await elsewhere(`update search_synonyms_phrases set phrase = 'снегирь' where phrase = 'канарейка'`)
  await elsewhere(`update search_synonyms set updated_at = now() + interval '1 second' where title = 'кенар'`)
  expect(await found('кенар')).toEqual([])
  await elsewhere(`update search_synonyms_phrases set phrase = 'канарейка' where phrase = 'снегирь'`)
  await elsewhere(`update search_synonyms set updated_at = now() + interval '2 seconds' where title = 'кенар'`)
  expect(await found('кенар поёт')).toEqual([id])
  await elsewhere(`delete from search_synonyms where title = 'кенар'`)
  expect(await found('кенар')).toEqual([])
})

it('reads them once, however many ask', async () => {
  await found('канарейка')
  const statements: unknown[] = []
  const end = hearStatements(cms.payload, (statement) => statements.push(statement))
  await found('канарейка')
  end()
  expect(statements).toHaveLength(1)
})
