import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { down, up } from '../../src/migrations/20261126_080649_several_authors.ts'
import { authorWords } from '../../src/modules/authorship/author-words.ts'
import { listVersions } from '../../src/modules/authorship/operations/list-versions.ts'
import { listMyDrafts } from '../../src/modules/dashboard/operations/list-documents.ts'
import { revisionOf } from '../../src/modules/translation/operations/text-revision.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let editor: Person
let translator: Person
let id: string

beforeAll(async () => {
  cms = await openCms()
  editor = await signIn(cms.payload, 'editor')
  translator = await signIn(cms.payload, 'translator, own language')
  const made = await ask(cms, 'POST', 'brands?locale=ru&draft=true', {
    as: editor,
    // Whoever names another author is not heard.
    body: { title: 'Марка', slug: 'marka', createdBy: 'x', author: 'x', actorId: 'x' },
  })
  id = (made.json.doc as { id: string }).id
})
afterAll(() => cms?.close())

async function requestOf({ id: staffId }: Person) {
  const staff = await cms.payload.findByID({ collection: 'staff', id: staffId, overrideAccess: true })
  return createLocalReq({ user: { ...staff, collection: 'staff' as const } }, cms.payload)
}

/** Of each version, the newest first; of most of them it is one. */
const authors = async (place: { collection: 'brands'; id: string } | { global: 'holidays' }) =>
  (await listVersions(await requestOf(editor), place, 1)).versions.flatMap(({ authors: names }) => names)

it('each version of a document names who made it: an editor, a translator, the system', async () => {
  expect(await authors({ collection: 'brands', id })).toEqual([{ kind: 'staff', name: 'editor', via: null }])
  const draft = await ask(cms, 'PATCH', `brands/${id}?locale=kk&draft=true`, {
    as: translator,
    body: { title: 'Бренд' },
  })
  expect(draft.status).toBe(200)
  expect((await authors({ collection: 'brands', id }))[0]).toEqual({
    kind: 'staff',
    name: 'translator, own language',
    via: null,
  })
  await cms.payload.update({
    collection: 'brands',
    id,
    locale: 'ru',
    draft: true,
    data: { title: 'Марка 2' },
    overrideAccess: true,
  })
  const [last, ...before] = await authors({ collection: 'brands', id })
  expect(last).toEqual({ kind: 'system', name: null, via: null })
  expect(before.map((author) => author?.name)).toEqual(['translator, own language', 'editor'])
})

it('each version of a single document too, and a file’s changes are told apart', async () => {
  const save = await ask(cms, 'POST', 'globals/holidays?locale=ru', { as: editor, body: { days: [] } })
  expect(save.status).toBe(200)
  expect((await authors({ global: 'holidays' }))[0]).toEqual({ kind: 'staff', name: 'editor', via: null })
})

it('who writes on in what another saved by itself takes it from nobody: both are named, and have it as their draft', async () => {
  const data = { title: 'Общая', slug: 'obshchaya', tagline: 'Для слуха.', _status: 'published' as const }
  const made = await cms.payload.create({ collection: 'brands', locale: 'ru', data, overrideAccess: true })
  for (const [as, locale, before, value] of [
    [editor, 'ru', 'Общая', 'Слова редактора'],
    [translator, 'kk', null, 'Аудармашының сөзі'],
    [editor, 'ru', 'Слова редактора', 'Слова редактора дальше'],
  ] as const) {
    const texts = [{ path: 'title', value, base: revisionOf(before) }]
    const body = { collection: 'brands', id: made.id, locale, texts }
    const saved = await ask(cms, 'POST', 'translation/save', { as, body })
    expect([saved.status, saved.json.conflicts]).toEqual([200, []])
  }
  const { versions } = await listVersions(await requestOf(editor), { collection: 'brands', id: made.id }, 1)
  expect(versions.map(({ authors: names }) => names.map(({ name }) => name))).toEqual([
    ['editor', 'translator, own language'],
    [null],
  ])
  const req = await requestOf(editor)
  expect(authorWords(req, versions[0]?.authors)).toBe('editor; translator, own language')
  for (const as of [editor, translator])
    expect(await listMyDrafts(await requestOf(as))).toContainEqual(expect.objectContaining({ id: made.id }))
})

it('who is saved by itself over what another has just written in the same language leaves it in a version', async () => {
  const second = await signIn(cms.payload, 'editor')
  const made = await ask(cms, 'POST', 'brands?locale=ru&draft=true', { as: editor, body: { title: 'A', slug: 'svoi' } })
  const { id: brand } = made.json.doc as { id: string }
  const type = async (as: Person, locale: 'ru' | 'kk', title: string) => {
    // Whoever had the form open has left it.
    const where = { 'document.value': { equals: brand } }
    await cms.payload.delete({ collection: 'payload-locked-documents', where, overrideAccess: true })
    const query = `autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`
    const saved = await ask(cms, 'PATCH', `brands/${brand}?${query}`, { as, body: { title, _status: 'draft' } })
    expect(saved.status).toBe(200)
  }
  const titles = async () => {
    const { docs } = await cms.payload.findVersions({
      collection: 'brands',
      where: { parent: { equals: brand } },
      sort: '-updatedAt',
      locale: 'ru',
      overrideAccess: true,
    })
    return docs.map(({ version }) => version.title)
  }
  await type(editor, 'ru', 'Слова первого')
  await type(editor, 'ru', 'Слова первого дальше')
  expect(await titles()).toEqual(['Слова первого дальше', 'A'])
  // In the other language nothing of another's is replaced.
  await type(translator, 'kk', 'Аудармашының сөзі')
  await type(editor, 'ru', 'Слова первого до конца')
  expect(await titles()).toEqual(['Слова первого до конца', 'A'])
  for (const title of ['Слова второго', 'Слова второго дальше', 'Слова второго до конца'])
    await type(second, 'ru', title)
  expect(await titles()).toEqual(['Слова второго до конца', 'Слова второго', 'Слова первого до конца', 'A'])
  const { versions } = await listVersions(await requestOf(second), { collection: 'brands', id: brand }, 1)
  expect(versions.map(({ authors: names }) => names.length)).toEqual([1, 1, 2, 1])
})

it('publishing one language makes two versions, what is public and the drafts beside it: both say who made them', async () => {
  const body = { title: 'Одна', slug: 'odna', tagline: 'Для слуха.' }
  const made = await ask(cms, 'POST', 'brands?locale=ru&draft=true', { as: editor, body })
  const { id: brand } = made.json.doc as { id: string }
  const query = 'locale=ru&publishSpecificLocale=ru'
  const published = await ask(cms, 'PATCH', `brands/${brand}?${query}`, { as: editor, body: { _status: 'published' } })
  expect(published.status).toBe(200)
  const { versions } = await listVersions(await requestOf(editor), { collection: 'brands', id: brand }, 1)
  expect(versions.length).toBeGreaterThan(2)
  expect(versions.map(({ authors: names }) => names.map(({ name }) => name))).toEqual(versions.map(() => ['editor']))
})

it('what an earlier release wrote down of nobody is kept by the migration, and there is a way back', async () => {
  const { pool, drizzle } = cms.payload.db
  const known = async () => {
    const { rows } = await pool.query(
      `select version_id, actor_id from version_authors where version_id in ('old', 'new')`,
    )
    return rows
  }
  const add = `insert into version_authors (collection, document_id, version_id, actor_kind, actor_id) values`
  await pool.query(`${add} ('brands', 'x', 'new', 'staff', 'one'), ('brands', 'x', 'new', 'system', '')`)
  await down({ db: drizzle } as never)
  expect(await known()).toHaveLength(1)
  await pool.query(`${add} ('brands', 'x', 'old', 'system', null)`)
  await up({ db: drizzle } as never)
  expect(await known()).toContainEqual({ version_id: 'old', actor_id: '' })
  await pool.query(`delete from version_authors where document_id = 'x'`)
})

it('who left is no longer named, and a deleted document leaves nothing behind', async () => {
  await cms.payload.delete({ collection: 'staff', id: translator.id, overrideAccess: true })
  expect((await authors({ collection: 'brands', id })).map((author) => author?.name)).toEqual([null, null, 'editor'])
  await cms.payload.update({
    collection: 'brands',
    id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  await cms.payload.delete({ collection: 'brands', id, trash: true, overrideAccess: true })
  const { rows } = await cms.payload.db.pool.query('select 1 from version_authors where document_id = $1', [id])
  expect(rows).toEqual([])
})
