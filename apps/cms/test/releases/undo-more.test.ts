import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastPublication } from '../../src/modules/releases/operations/publications.ts'
import { readUndoable } from '../../src/modules/releases/operations/undo/read-undoable.ts'
import { undoOne } from '../../src/modules/releases/operations/undo/undo-one.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { type Desk, openDesk } from './release-desk.ts'

let cms: TestCms
let desk: Desk
let editor: Person
beforeAll(async () => {
  cms = await openCms()
  desk = await openDesk(cms)
  editor = await signIn(cms.payload, 'editor')
})
afterAll(() => cms?.close())

const change = (path: string, data: object) => ask(cms, 'PATCH', `articles${path}`, { as: editor, body: data })
const takenOff = (id: string, query: string) => change(`/${id}?depth=0&${query}`, { _status: 'draft' })
const undoable = async (id: string) => (await readUndoable(await desk.asEditor(), { collection: 'articles', id })).last

async function undoLast(id: string) {
  const req = await desk.asEditor()
  return undoOne(req, (await lastPublication(req, { collection: 'articles', id }))?.key ?? '0')
}

async function publicInBoth(title: string): Promise<string> {
  const id = await desk.draftArticle(title)
  await desk.publish(id, 'ru')
  await desk.publish(id, 'kk')
  return id
}

it('a language that was taken off the site comes back as it was, and the other never left', async () => {
  const id = await publicInBoth('Снятая')
  const before = await desk.seen(id, 'ru')
  expect((await takenOff(id, 'locale=ru')).status).toBe(200)
  expect(await desk.seen(id, 'ru')).toBeUndefined()
  expect((await desk.seen(id, 'kk'))?.title).toBe('Снятая (қаз)')
  expect(await undoable(id)).toMatchObject({ locale: 'ru', hadBefore: true, isTakenOff: true })
  await desk.write(id, 'ru', { title: 'Дописана' })
  expect(await undoLast(id)).toEqual({ ok: true })
  expect(await desk.seen(id, 'ru')).toEqual(before)
  expect((await desk.seen(id, 'kk'))?.title).toBe('Снятая (қаз)')
  expect(await desk.newest(id, 'ru')).toMatchObject({ title: 'Дописана' })
  expect(await desk.rows('select live from addresses where document_id = $1', [id])).toEqual([{ live: true }])
})

it('so does a document that was taken off in both at once', async () => {
  const id = await publicInBoth('Целиком')
  expect((await takenOff(id, 'unpublishAllLocales=true')).status).toBe(200)
  expect(await desk.seen(id, 'ru')).toBeUndefined()
  expect(await desk.seen(id, 'kk')).toBeUndefined()
  expect(await undoable(id)).toMatchObject({ locale: 'all', isTakenOff: true })
  expect(await undoLast(id)).toEqual({ ok: true })
  expect((await desk.seen(id, 'ru'))?.title).toBe('Целиком')
  expect((await desk.seen(id, 'kk'))?.title).toBe('Целиком (қаз)')
})

it('a draft takes nothing off, and what was never public has nothing to bring back', async () => {
  const id = await publicInBoth('Черновик')
  const { key } = (await undoable(id)) ?? {}
  await desk.write(id, 'ru', { title: 'Правка' })
  expect(await undoable(id)).toMatchObject({ key, isTakenOff: false })
  const never = await desk.draftArticle('Никогда')
  expect((await takenOff(never, 'locale=ru')).status).toBe(200)
  expect(await undoable(never)).toBeNull()
})

it('each of many documents that a list published at once can be undone, and one that was refused left no trace', async () => {
  const [first, second] = [await desk.draftArticle('Список 1'), await desk.draftArticle('Список 2')]
  const bad = await desk.draftArticle('Список 3')
  await desk.write(bad, 'ru', { summary: null })
  await desk.publish(second, 'ru')
  await desk.write(second, 'ru', { title: 'Список 2, правка' })
  const where = `where[id][in]=${[first, second, bad].join(',')}`
  const query = `?${where}&locale=ru&publishSpecificLocale=ru&draft=true&depth=0`
  const answer = await change(query, { _status: 'published' })
  expect((answer.json.errors as { id: string }[]).map(({ id }) => id)).toEqual([bad])
  expect((await desk.seen(second, 'ru'))?.title).toBe('Список 2, правка')
  expect(await undoable(first)).toMatchObject({ locale: 'ru', hadBefore: false, isTakenOff: false })
  expect(await undoLast(first)).toEqual({ ok: true })
  expect(await undoLast(second)).toEqual({ ok: true })
  expect(await desk.seen(first, 'ru')).toBeUndefined()
  expect((await desk.seen(second, 'ru'))?.title).toBe('Список 2')
  expect(await desk.rows('select 1 from publications where document_id = $1', [bad])).toEqual([])
})
