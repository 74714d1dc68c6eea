import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastPublication } from '../../src/modules/releases/operations/publications.ts'
import { undoOne } from '../../src/modules/releases/operations/undo/undo-one.ts'
import { anyDevice, articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type Desk, openDesk } from './release-desk.ts'

let cms: TestCms
let desk: Desk
beforeAll(async () => {
  cms = await openCms()
  desk = await openDesk(cms)
})
afterAll(() => cms?.close())

async function undoLast(collection: string, id: string) {
  const req = await desk.asEditor()
  const last = await lastPublication(req, { collection, id })
  return undoOne(req, last?.key ?? '0')
}

it('what was never public is not public again, and stays as a draft', async () => {
  const id = await desk.draftArticle('Первая статья')
  await desk.publish(id, 'ru')
  expect((await desk.seen(id, 'ru'))?.title).toBe('Первая статья')
  expect(await undoLast('articles', id)).toEqual({ ok: true })
  expect(await desk.seen(id, 'ru')).toBeUndefined()
  expect(await desk.newest(id, 'ru')).toMatchObject({ title: 'Первая статья', _status: 'draft' })
  const states = await desk.rows(
    'select locale, publication from translation_states where document_id = $1 order by locale',
    [id],
  )
  expect(states).toEqual([
    { locale: 'kk', publication: 'draft' },
    { locale: 'ru', publication: 'draft' },
  ])
  expect(await desk.rows('select live from addresses where document_id = $1', [id])).toEqual([{ live: false }])
})

it('what was public before is public again, lists and choices as well, and the new text stays as the draft', async () => {
  const [one, other] = [await anyDevice(cms.payload), await anyDevice(cms.payload)]
  const id = await desk.draftArticle('Было', { sources: [{ title: 'Приказ' }], relatedDevices: [], kind: 'general' })
  await desk.publish(id, 'ru')
  await desk.publish(id, 'kk', { sources: [{ title: 'Бұйрық' }] })
  const before = await desk.seen(id, 'ru')
  await desk.write(id, 'ru', { title: 'Стало', kind: 'expert', relatedDevices: [one, other], sources: [], cover: null })
  await desk.publish(id, 'ru')
  expect(await desk.seen(id, 'ru')).toMatchObject({ title: 'Стало', kind: 'expert', relatedDevices: [one, other] })
  await desk.write(id, 'ru', { title: 'Будет' })

  expect(await undoLast('articles', id)).toEqual({ ok: true })
  expect(await desk.seen(id, 'ru')).toEqual(before)
  expect((await desk.seen(id, 'kk'))?.title).toBe('Было (қаз)')
  expect(await desk.newest(id, 'ru')).toMatchObject({ title: 'Будет', kind: 'expert', _status: 'draft' })
  const states = await desk.rows(
    'select locale, publication from translation_states where document_id = $1 order by locale',
    [id],
  )
  expect(states).toEqual([
    { locale: 'kk', publication: 'published' },
    { locale: 'ru', publication: 'changed' },
  ])
})

it('one publication after the other is undone, the last one first', async () => {
  const id = await desk.draftArticle('Раз')
  await desk.publish(id, 'ru')
  await desk.publish(id, 'kk')
  await desk.publish(id, 'ru', { title: 'Два' })
  expect(await undoLast('articles', id)).toEqual({ ok: true })
  expect((await desk.seen(id, 'ru'))?.title).toBe('Раз')
  expect(await undoLast('articles', id)).toEqual({ ok: true })
  expect(await desk.seen(id, 'kk')).toBeUndefined()
  expect((await desk.seen(id, 'ru'))?.title).toBe('Раз')
  expect(await undoLast('articles', id)).toEqual({ ok: true })
  expect(await desk.seen(id, 'ru')).toBeUndefined()
})

it('is refused once something newer was published, by whatever way, and changes nothing', async () => {
  const id = await desk.draftArticle('Старое')
  await desk.publish(id, 'ru')
  const key = (await lastPublication(await desk.asEditor(), { collection: 'articles', id }))?.key ?? ''
  await cms.payload.update({
    collection: 'articles',
    id,
    locale: 'ru',
    data: { title: 'Новее', _status: 'published' },
    overrideAccess: true,
  })
  expect(await undoOne(await desk.asEditor(), key)).toEqual({ ok: false, reason: 'newer' })
  expect((await desk.seen(id, 'ru'))?.title).toBe('Новее')
  await desk.publish(id, 'kk')
  expect(await undoOne(await desk.asEditor(), key)).toEqual({ ok: false, reason: 'newer' })
})

it('two editors who undo the same publication undo it once', async () => {
  const id = await desk.draftArticle('Вдвоём')
  await desk.publish(id, 'ru')
  const key = (await lastPublication(await desk.asEditor(), { collection: 'articles', id }))?.key ?? ''
  const outcomes = await Promise.all([undoOne(await desk.asEditor(), key), undoOne(await desk.asEditor(), key)])
  expect(outcomes.toSorted((one) => (one.ok ? -1 : 1))).toEqual([{ ok: true }, { ok: false, reason: 'undone' }])
})

it('the former address leads to the page again, and the one it had meanwhile does too', async () => {
  const id = await desk.draftArticle('Адрес', { slug: 'bylo-tak' })
  await desk.publish(id, 'ru')
  await desk.publish(id, 'ru', { slug: 'stalo-inache' })
  const redirects = () =>
    desk.rows(
      `select redirects."from" from redirects join redirects_rels on parent_id = redirects.id where articles_id = $1`,
      [id],
    )
  expect(await redirects()).toEqual([{ from: '/articles/bylo-tak' }])
  const [{ max: mark }] = await desk.rows('select max(id) from outbox')
  expect(await undoLast('articles', id)).toEqual({ ok: true })
  expect(await desk.rows('select path, live from addresses where document_id = $1', [id])).toEqual([
    { path: '/articles/bylo-tak', live: true },
  ])
  expect(await redirects()).toEqual([{ from: '/articles/stalo-inache' }])
  const told = await desk.rows('select tags from outbox where id > $1', [mark])
  const tags = told.flatMap((row) => row.tags as string[])
  expect(tags).toEqual(
    expect.arrayContaining([`document:articles:${id}`, 'slug:articles:bylo-tak', 'slug:articles:stalo-inache']),
  )
})

it('is refused where the former address belongs to another document by now', async () => {
  const id = await desk.draftArticle('Отдал', { slug: 'otdal' })
  await desk.publish(id, 'ru')
  await desk.publish(id, 'ru', { slug: 'vzyal-drugoy' })
  const other = await desk.draftArticle('Взял', { slug: 'otdal' })
  await desk.publish(other, 'ru')
  expect(await undoLast('articles', id)).toEqual({ ok: false, reason: 'address' })
  expect((await desk.seen(id, 'ru'))?.slug).toBe('vzyal-drugoy')
  expect((await desk.seen(other, 'ru'))?.slug).toBe('otdal')
})

it('the version that an undo makes names who undid it', async () => {
  const id = await desk.draftArticle('Автор')
  await desk.publish(id, 'ru')
  await undoLast('articles', id)
  const authors = await desk.rows(
    `select actor_kind, actor_id from version_authors join _articles_v as version on version.id::text = version_id
     where document_id = $1 order by version.updated_at desc limit 1`,
    [id],
  )
  expect(authors).toEqual([{ actor_kind: 'staff', actor_id: desk.editorId }])
})

it('a save of a single document is undone as well, and its words before stand again', async () => {
  const req = await createLocalReq({}, cms.payload)
  const save = async (text: string) =>
    cms.payload.updateGlobal({
      slug: 'announcement',
      locale: 'ru',
      data: { text, tone: 'calm' },
      overrideAccess: true,
      req: { ...(await desk.asEditor()) },
    })
  const text = async () =>
    (await cms.payload.findGlobal({ slug: 'announcement', locale: 'ru', overrideAccess: true, req: { ...req } })).text
  await save('Первая строка')
  await save('Вторая строка')
  expect(await undoLast('globals', 'announcement')).toEqual({ ok: true })
  expect(await text()).toBe('Первая строка')
  expect(await undoLast('globals', 'announcement')).toEqual({ ok: true })
  expect(await text()).toBeFalsy()
})

it('what the shop does by itself is not offered for undoing', async () => {
  const { id } = await cms.payload.create({
    collection: 'articles',
    locale: 'ru',
    data: { ...articleWords('Само'), kind: 'general', _status: 'published' },
    overrideAccess: true,
  })
  expect(await lastPublication(await desk.asEditor(), { collection: 'articles', id })).toBeNull()
})
