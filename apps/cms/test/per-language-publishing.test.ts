import type { Locale } from '@estu/domain/locale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCms, type TestCms } from './open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms.close())

/** What a visitor of one language gets. */
async function seenBy(locale: Locale, id: string) {
  const found = await cms.payload.find({
    collection: 'articles',
    where: { id: { equals: id } },
    locale,
    fallbackLocale: false,
    draft: false,
    overrideAccess: false,
  })
  return found.docs[0]
}

const write = (id: string, locale: Locale, data: Record<string, unknown>, draft = false) =>
  cms.payload.update({ collection: 'articles', id, locale, data, draft, overrideAccess: true, depth: 0 })

const create = (data: Record<string, unknown>, draft = false) =>
  cms.payload.create({
    collection: 'articles',
    locale: 'ru',
    draft,
    data: { kind: 'general', ...data } as never,
    overrideAccess: true,
    depth: 0,
  })

describe('publishing one language without the other', () => {
  it('shows Russian to Russian readers while Kazakh does not exist', async () => {
    const { id } = await create({ title: 'Первый слух', _status: 'published' })
    expect((await seenBy('ru', id))?.title).toBe('Первый слух')
    expect(await seenBy('kk', id)).toBeUndefined()
  })

  it('keeps a Kazakh draft from readers until it is published', async () => {
    const { id } = await create({ title: 'Второй слух', _status: 'published' })
    await write(id, 'kk', { title: 'Екінші есту', _status: 'draft' }, true)
    expect(await seenBy('kk', id)).toBeUndefined()
    await write(id, 'kk', { title: 'Екінші есту', _status: 'published' })
    expect((await seenBy('kk', id))?.title).toBe('Екінші есту')
    expect((await seenBy('ru', id))?.title).toBe('Второй слух')
  })

  it('keeps a Russian draft back while Kazakh is published', async () => {
    const { id } = await create({ title: 'Третий слух', _status: 'published' })
    await write(id, 'ru', { title: 'Черновик канарейка', _status: 'draft' }, true)
    await write(id, 'kk', { title: 'Үшінші есту', _status: 'published' })
    expect((await seenBy('ru', id))?.title).toBe('Третий слух')
    expect((await seenBy('kk', id))?.title).toBe('Үшінші есту')
  })

  it('takes one language back and leaves the other', async () => {
    const { id } = await create({ title: 'Четвёртый слух', _status: 'published' })
    await write(id, 'kk', { title: 'Төртінші есту', _status: 'published' })
    await write(id, 'ru', { _status: 'draft' })
    expect(await seenBy('ru', id)).toBeUndefined()
    expect((await seenBy('kk', id))?.title).toBe('Төртінші есту')
  })

  it('never shows a document whose only language is a draft', async () => {
    const { id } = await create({ title: 'Пятый слух', _status: 'draft' }, true)
    expect(await seenBy('ru', id)).toBeUndefined()
    expect(await seenBy('kk', id)).toBeUndefined()
  })

  it('gives no words of one language to readers of the other', async () => {
    const { id } = await create({ title: 'Шестой слух', summary: 'Русское вступление', _status: 'published' })
    await write(id, 'kk', { title: 'Алтыншы есту', _status: 'published' })
    expect((await seenBy('kk', id))?.summary ?? null).toBeNull()
  })
})
