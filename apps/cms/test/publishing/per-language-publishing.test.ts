import type { Locale } from '@estu/domain/locale/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

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
    data: { kind: 'general', ...data },
    overrideAccess: true,
    depth: 0,
  })

describe('publishing one language without the other', () => {
  it('shows Russian to Russian readers while Kazakh does not exist', async () => {
    const { id } = await create({ ...articleWords('Первый слух'), _status: 'published' })
    expect((await seenBy('ru', id))?.title).toBe('Первый слух')
    expect(await seenBy('kk', id)).toBeUndefined()
  })

  it('keeps a Kazakh draft from readers until it is published', async () => {
    const { id } = await create({ ...articleWords('Второй слух'), _status: 'published' })
    await write(id, 'kk', { title: 'Екінші есту', _status: 'draft' }, true)
    expect(await seenBy('kk', id)).toBeUndefined()
    await write(id, 'kk', { ...articleWords('Екінші есту'), _status: 'published' })
    expect((await seenBy('kk', id))?.title).toBe('Екінші есту')
    expect((await seenBy('ru', id))?.title).toBe('Второй слух')
  })

  it('keeps a Russian draft back while Kazakh is published', async () => {
    const { id } = await create({ ...articleWords('Третий слух'), _status: 'published' })
    await write(id, 'ru', { title: 'Черновик канарейка', _status: 'draft' }, true)
    await write(id, 'kk', { ...articleWords('Үшінші есту'), _status: 'published' })
    expect((await seenBy('ru', id))?.title).toBe('Третий слух')
    expect((await seenBy('kk', id))?.title).toBe('Үшінші есту')
  })

  it('knows rows that changed places by what they are, in both languages', async () => {
    const { id } = await create({
      ...articleWords('Слух по рядам'),
      sources: [{ title: 'Первый' }, { title: 'Второй' }],
      _status: 'published',
    })
    const [first, second] = (await seenBy('ru', id))?.sources ?? []
    const kazakh = [
      { id: first?.id, title: 'Бірінші' },
      { id: second?.id, title: 'Екінші' },
    ]
    await write(id, 'kk', { ...articleWords('Қатарлы есту'), sources: kazakh, _status: 'published' })
    await write(id, 'ru', { sources: [second, first], _status: 'published' })
    const titles = async (locale: Locale) => (await seenBy(locale, id))?.sources?.map(({ title }) => title)
    expect(await titles('ru')).toEqual(['Второй', 'Первый'])
    expect(await titles('kk')).toEqual(['Екінші', 'Бірінші'])
  })

  it('takes one language back and leaves the other', async () => {
    const { id } = await create({ ...articleWords('Четвёртый слух'), _status: 'published' })
    await write(id, 'kk', { ...articleWords('Төртінші есту'), _status: 'published' })
    await write(id, 'ru', { _status: 'draft' })
    expect(await seenBy('ru', id)).toBeUndefined()
    expect((await seenBy('kk', id))?.title).toBe('Төртінші есту')
  })

  it('never shows a document whose only language is a draft', async () => {
    const { id } = await create({ title: 'Пятый слух', _status: 'draft' }, true)
    expect(await seenBy('ru', id)).toBeUndefined()
    expect(await seenBy('kk', id)).toBeUndefined()
  })

  it('refuses to publish a translation that lacks what the source says, names it, and leaves everything as it was', async () => {
    const { id } = await create({
      ...articleWords('Шестой слух'),
      sources: [{ title: 'Приказ № 1' }],
      _status: 'published',
    })
    const refused = await write(id, 'kk', { ...articleWords('Алтыншы есту'), summary: '', _status: 'published' }).catch(
      (error: unknown) => error,
    )
    expect(refused).toMatchObject({
      data: { errors: [{ path: 'summary' }, { path: 'sources.0.title' }] },
    })
    expect(await seenBy('kk', id)).toBeUndefined()
    expect((await seenBy('ru', id))?.summary).toBe('Шестой слух: о чём.')
  })

  it('refuses to publish all languages at once while one of them is empty', async () => {
    const { id } = await create({ ...articleWords('Седьмой слух') }, true)
    const all = cms.payload.update({
      collection: 'articles',
      id,
      locale: 'ru',
      publishAllLocales: true,
      data: { _status: 'published' },
      overrideAccess: true,
    })
    await expect(all).rejects.toThrow()
    expect(await seenBy('ru', id)).toBeUndefined()
  })

  it('gives no words of one language to readers of the other', async () => {
    const { id } = await create({ ...articleWords('Восьмой слух'), _status: 'published' })
    await write(id, 'kk', { ...articleWords('Сегізінші есту'), _status: 'published' })
    expect(JSON.stringify(await seenBy('kk', id))).not.toContain('слух')
  })
})
