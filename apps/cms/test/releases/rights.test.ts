import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signInAll } from '../support/rest-of-staff.ts'
import { type Desk, openDesk } from './release-desk.ts'

let cms: TestCms
let desk: Desk
let people: Record<string, Person>
let article: string
let release: string
beforeAll(async () => {
  cms = await openCms()
  desk = await openDesk(cms)
  people = await signInAll(cms.payload)
  article = await desk.draftArticle('Чужое')
  release = await desk.release('Чужой выпуск', [article])
})
afterAll(() => cms?.close())

const questions = (): [string, string, unknown?][] => [
  ['GET', 'release-desk'],
  ['GET', `release-desk/${release}`],
  ['POST', `release-desk/${release}/publish`, {}],
  ['POST', `release-desk/${release}/plan`, { at: '2099-01-01T10:00' }],
  ['POST', `release-desk/${release}/cancel-plan`, {}],
  ['POST', `release-desk/${release}/undo`, {}],
  ['POST', `release-desk/${release}/globals`, { global: 'announcement', locale: 'ru', data: {}, seenAt: null }],
  ['POST', `release-desk/${release}/globals/remove`, { global: 'announcement', locale: 'ru' }],
  ['GET', `publications/articles/${article}`],
  ['POST', 'publications/undo', { key: '1' }],
]

it('translators, the clinic and strangers publish, plan and undo nothing, and see no release', async () => {
  const askers = [people['translator, own language'], people['translator, other language'], people.clinic, null]
  for (const as of askers) {
    for (const [method, path, body] of questions())
      expect((await ask(cms, method, path, { as: as ?? null, body })).status, `${method} ${path}`).toBe(404)
    expect((await ask(cms, 'GET', `releases/${release}`, { as: as ?? null })).status).toBe(403)
  }
  expect(await desk.seen(article, 'ru')).toBeUndefined()
})

it('what makes no sense is refused', async () => {
  const as = people.editor ?? null
  const nonsense: [string, string, unknown?][] = [
    ['GET', 'release-desk/none'],
    ['GET', `release-desk/${article}`],
    ['POST', `release-desk/${release}/plan`, { at: 'tomorrow' }],
    ['POST', `release-desk/${release}/plan`, { at: '2099-02-30T10:00' }],
    ['POST', `release-desk/${release}/globals`, { global: 'security', locale: 'ru', data: {}, seenAt: null }],
    ['POST', `release-desk/${release}/globals`, { global: 'announcement', locale: 'en', data: {}, seenAt: null }],
    ['POST', `release-desk/${release}/globals`, { global: 'announcement', locale: 'ru', data: {} }],
    ['GET', 'publications/articles/none'],
    ['POST', 'publications/undo', { key: 'x' }],
  ]
  for (const [method, path, body] of nonsense)
    expect((await ask(cms, method, path, { as, body })).status, `${method} ${path}`).toBe(400)
  expect((await ask(cms, 'POST', 'publications/undo', { as, body: { key: '99' } })).json).toEqual({
    ok: false,
    reason: 'undone',
  })
})

it('no form says what became of a release, and one that is public is changed by undoing alone', async () => {
  const as = people.editor ?? null
  const made = await ask(cms, 'POST', 'releases', {
    as,
    body: { title: 'Подделка', state: 'published', publishedAt: '2026-01-01' },
  })
  expect(made.json.doc).toMatchObject({ state: 'open' })
  expect((await ask(cms, 'POST', `release-desk/${release}/publish`, { as, body: {} })).json).toEqual({
    ok: true,
    alreadyDone: false,
  })
  const deskTells = async () => (await ask(cms, 'GET', `release-desk/${release}`, { as })).json
  expect(await deskTells()).toMatchObject({ publishedAt: expect.any(String), undoneAt: null })
  expect((await ask(cms, 'PATCH', `releases/${release}`, { as, body: { title: 'Иначе' } })).status).toBe(403)
  expect((await ask(cms, 'DELETE', `releases/${release}`, { as })).status).toBe(403)
  expect((await ask(cms, 'POST', `release-desk/${release}/undo`, { as, body: {} })).json).toEqual({ ok: true })
  expect(await deskTells()).toMatchObject({ undoneAt: expect.any(String) })
  expect((await ask(cms, 'DELETE', `releases/${release}`, { as })).status).toBe(200)
})

it('the desk names each page, where it is edited and where it is seen beforehand, in the editor’s language', async () => {
  const own = await desk.release('Стол', [article])
  const { json } = await ask(cms, 'GET', `release-desk/${own}`, { as: people.editor ?? null, language: 'kk' })
  expect(json).toMatchObject({ state: 'open', findings: [], stoppedBy: [] })
  expect(json.entries).toMatchObject([
    { title: 'Чужое (қаз)', kind: 'Мақалалар', locale: 'ru', edit: `/admin/collections/articles/${article}?locale=ru` },
    { title: 'Чужое (қаз)', locale: 'kk', preview: expect.stringContaining('/kk/preview/') },
  ])
})

it('the text of a single document that could not be saved is not put aside', async () => {
  const own = await desk.release('Неверное', [])
  const body = { global: 'announcement', locale: 'ru', data: { text: 'x'.repeat(500) }, seenAt: null }
  const answer = await ask(cms, 'POST', `release-desk/${own}/globals`, { as: people.editor ?? null, body })
  expect(answer.json).toMatchObject({ ok: false, error: 'incomplete', lacks: [expect.stringContaining('Текст')] })
  const stale = { ...body, data: { text: 'Переехали' }, seenAt: '2020-01-01T00:00:00.000Z' }
  const refused = await ask(cms, 'POST', `release-desk/${own}/globals`, { as: people.editor ?? null, body: stale })
  expect(refused.json).toEqual({ ok: false, error: 'changed' })
  expect(await desk.rows('select 1 from release_globals where release_id = $1', [own])).toEqual([])
})

it.each(['security', 'payments', 'retention'] as const)('an editor brings nothing back of %s', async (slug) => {
  const saved = await ask(cms, 'POST', `globals/${slug}?locale=ru`, { as: people.admin ?? null, body: {} })
  expect(saved.status).toBe(200)
  const noted = "select id::text as key from publications where collection = 'globals' and document_id = $1"
  expect(await desk.rows(noted, [slug])).toEqual([])
  // One that was written down before.
  await desk.rows(
    `insert into publications (collection, document_id, locale, live_before, live_at)
     values ('globals', $1, 'ru', '{}', (select extract(epoch from updated_at) * 1000 from ${slug})::bigint)`,
    [slug],
  )
  const [{ key }] = await desk.rows(noted, [slug])
  const as = people.editor ?? null
  expect((await ask(cms, 'GET', `publications/globals/${slug}`, { as })).json).toEqual({ last: null })
  expect((await ask(cms, 'POST', 'publications/undo', { as, body: { key } })).json).toMatchObject({ ok: false })
})
