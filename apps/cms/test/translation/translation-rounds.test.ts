import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { markOf } from '../../src/modules/document-texts/index.ts'
import { articleWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
})
afterAll(() => cms?.close())

const kazakhWords = { title: 'Тақырып', summary: 'Мәні.', body: rich('Мәтін.') }

/** An article that is public in Russian. @param kazakh how its translation is saved. */
async function article(kazakh: 'draft' | 'published') {
  const shared = { collection: 'articles', overrideAccess: true, depth: 0 } as const
  const { id } = await cms.payload.create({
    ...shared,
    locale: 'ru',
    data: { ...articleWords('Слух'), kind: 'general', _status: 'published' },
  })
  await change(id, 'kk', { ...kazakhWords }, kazakh)
  return id
}

const change = (id: string, locale: 'ru' | 'kk', data: object, status: 'draft' | 'published') =>
  cms.payload.update({
    collection: 'articles',
    id,
    locale,
    draft: status === 'draft',
    data: { ...data, _status: status },
    ...(status === 'published' ? { publishSpecificLocale: locale } : {}),
    overrideAccess: true,
    depth: 0,
  })

const newest = (id: string) =>
  cms.payload.findByID({
    collection: 'articles',
    id,
    locale: 'kk',
    draft: true,
    depth: 0,
    overrideAccess: true,
  })

async function kazakhState(id: string) {
  const found = await cms.payload.db.drizzle.execute(sql`
    select publication, outdated from translation_states
    where collection = 'articles' and document_id = ${id} and locale = 'kk'
  `)
  return found.rows[0]
}

async function sourceOfMark(id: string, path: string) {
  const found = await cms.payload.db.drizzle.execute(sql`
    select source_text from translation_marks
    where collection = 'articles' and document_id = ${id} and path = ${path}
  `)
  return found.rows[0]?.source_text
}

const post = (path: string, as: Person, body: object) => ask(cms, 'POST', `translation/${path}`, { as, body })

it('a draft of the source outdates nothing; its publication does, and the old translation stays', async () => {
  const id = await article('published')
  await change(id, 'ru', { summary: 'Ещё не решено.' }, 'draft')
  expect(await kazakhState(id)).toEqual({ publication: 'published', outdated: [] })
  await change(id, 'ru', { summary: 'Решено.' }, 'published')
  expect(await kazakhState(id)).toEqual({ publication: 'published', outdated: ['summary'] })
  expect(await newest(id)).toMatchObject({ ...kazakhWords, _status: 'published' })
  expect(await sourceOfMark(id, 'summary')).toBe('Слух: о чём.')
})

it('a source that changes while its translation is a draft is flagged', async () => {
  const id = await article('draft')
  await change(id, 'ru', { title: 'Слух и сон' }, 'published')
  expect(await kazakhState(id)).toEqual({ publication: 'draft', outdated: ['title'] })
})

it('a second change of the source is told to who has read the first one alone', async () => {
  const id = await article('published')
  await change(id, 'ru', { summary: 'Первая правка.' }, 'published')
  const seen = { summary: markOf('Первая правка.') }
  await change(id, 'ru', { summary: 'Вторая правка.' }, 'published')

  const place = { collection: 'articles', id }
  const confirmed = await post('confirm', people.editor, { ...place, paths: ['summary'], seen })
  expect(confirmed.json).toMatchObject({ outdated: ['summary'] })

  const asked = { ...place, locale: 'kk', seen }
  const text = { path: 'summary', value: 'Бірінші түзету.', base: '' }
  const refused = await post('save', people.editor, { ...asked, texts: [text] })
  const [conflict] = refused.json.conflicts as { revision: string }[]
  const saved = await post('save', people.editor, { ...asked, texts: [{ ...text, base: conflict?.revision }] })
  expect(saved.json).toMatchObject({ conflicts: [], outdated: ['summary'] })
  expect((await newest(id)).summary).toBe('Бірінші түзету.')
  expect(await sourceOfMark(id, 'summary')).toBe('Слух: о чём.')

  const read = { summary: markOf('Вторая правка.') }
  const done = await post('confirm', people.editor, { ...place, paths: ['summary'], seen: read })
  expect(done.json).toMatchObject({ outdated: [] })
})

it('only the translator of the translation’s language confirms it', async () => {
  const id = await article('published')
  await change(id, 'ru', { summary: 'Правка.' }, 'published')
  const body = { collection: 'articles', id, paths: ['summary'] }
  expect((await post('confirm', people['translator, other language'], body)).status).toBe(404)
  expect((await post('confirm', people['translator, own language'], body)).json).toMatchObject({ outdated: [] })
})

it('several translations are published at once, and each that cannot be says what it lacks', async () => {
  const [ready, bare] = [await article('draft'), await article('draft')]
  await change(bare, 'kk', { summary: '' }, 'draft')
  const documents = [ready, bare].map((id) => ({ collection: 'articles', id, locale: 'kk' }))
  const asked = (as: Person, body: object = { documents }) => ask(cms, 'POST', 'translation/publish', { as, body })
  expect((await asked(people['translator, own language'])).status).toBe(404)
  const single = { collection: 'globals', id: 'home', locale: 'kk' }
  expect((await asked(people.editor, { documents: [single] })).status).toBe(400)
  const { status, json } = await asked(people.editor)
  expect(status).toBe(200)
  expect(json.outcomes).toMatchObject([{ ok: true }, { ok: false, lacks: [expect.stringContaining('О чём статья')] }])
  expect(await kazakhState(ready)).toMatchObject({ publication: 'published' })
  expect(await kazakhState(bare)).toMatchObject({ publication: 'draft' })
})
