import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
let article: string
let row: string
const translator = { id: 'me', collection: 'staff', role: 'translator', language: 'kk', email: 't@estu.example' }

beforeAll(async () => {
  cms = await openCms()
  const made = await cms.payload.create({
    collection: 'articles',
    locale: 'ru',
    data: {
      ...articleWords('Слух'),
      kind: 'general',
      sources: [{ title: 'Приказ', url: 'https://a.example' }],
      _status: 'published',
    },
    overrideAccess: true,
  })
  article = made.id
  row = made.sources?.[0]?.id ?? ''
})
afterAll(() => cms?.close())

/** As the generated interface would call it. */
const asTranslator = (data: object, options: object = {}) =>
  cms.payload.update({
    collection: 'articles',
    id: article,
    locale: 'kk',
    data,
    depth: 0,
    user: translator,
    overrideAccess: false,
    ...options,
  }) as Promise<unknown>

const newest = (locale: 'ru' | 'kk') =>
  cms.payload.findByID({ collection: 'articles', id: article, locale, draft: true, depth: 0, overrideAccess: true })

it('changes every Kazakh text, as a draft, although its publication was asked for', async () => {
  const before = await newest('ru')
  await asTranslator(
    {
      title: 'Есту',
      summary: 'Есту туралы',
      body: rich('Мәтін'),
      kind: before.kind,
      slug: before.slug,
      originalLanguage: 'ru',
      sources: [{ id: row, title: 'Бұйрық', url: 'https://a.example' }],
      meta: { title: 'Есту · сипаттама' },
      _status: 'published',
    },
    { publishAllLocales: true, publishSpecificLocale: 'kk' },
  )
  const kazakh = await newest('kk')
  expect(kazakh).toMatchObject({ title: 'Есту', summary: 'Есту туралы', meta: { title: 'Есту · сипаттама' } })
  expect(kazakh.sources).toMatchObject([{ id: row, title: 'Бұйрық', url: 'https://a.example' }])
  expect(kazakh).toMatchObject({ kind: 'general', slug: before.slug, originalLanguage: 'ru', _status: 'draft' })
  expect(kazakh.meta?.canonical ?? null).toBeNull()
  const russian = await newest('ru')
  expect({ ...russian, updatedAt: null }).toEqual({ ...before, updatedAt: null })
})

it('is refused by name what belongs to both languages, and then nothing is saved', async () => {
  const before = await newest('kk')
  const refused = async (data: object) => {
    const error = (await asTranslator({ title: 'Өзге', ...data }).catch((thrown) => thrown)) as {
      status: number
      data: { errors: { path: string; label: string }[] }
    }
    expect(error.status).toBe(400)
    return error.data.errors.map(({ path, label }) => ({ path, label }))
  }
  expect(await refused({ kind: 'expert', slug: 'taken-over', originalLanguage: 'kk' })).toEqual([
    { path: 'slug', label: 'Адрес страницы' },
    { path: 'kind', label: expect.any(String) },
    { path: 'originalLanguage', label: expect.any(String) },
  ])
  const line = { id: row, title: 'Бұйрық', url: 'https://a.example' }
  expect(await refused({ sources: [{ ...line, url: 'https://evil.example' }] })).toMatchObject([
    { path: 'sources.0.url' },
  ])
  expect(await refused({ sources: [line, { title: 'Жаңа жол', url: 'https://evil.example' }] })).toMatchObject([
    { path: 'sources' },
  ])
  expect(await refused({ meta: { canonical: '/elsewhere' } })).toMatchObject([{ path: 'meta.canonical' }])
  expect(await newest('kk')).toEqual(before)
})

it('writes in no other language', async () => {
  await expect(asTranslator({ title: 'Взлом' }, { locale: 'ru' })).rejects.toThrow()
  await expect(asTranslator({ title: { ru: 'Взлом', kk: 'Бұзу' } }, { locale: 'all' })).rejects.toThrow()
  expect((await newest('ru')).title).toBe('Слух')
})

it('creates, deletes, restores, copies and uploads nothing', async () => {
  const shared = { user: translator, overrideAccess: false, locale: 'kk' as const }
  const { payload } = cms
  const versions = await payload.findVersions({ collection: 'articles', overrideAccess: true, limit: 1 })
  const version = versions.docs[0]?.id ?? ''
  await expect(
    payload.create({ ...shared, collection: 'articles', data: { title: 'x', kind: 'general' }, draft: true }),
  ).rejects.toThrow()
  await expect(payload.delete({ ...shared, collection: 'articles', id: article })).rejects.toThrow()
  await expect(payload.restoreVersion({ ...shared, collection: 'articles', id: version })).rejects.toThrow()
  await expect(payload.duplicate({ ...shared, collection: 'articles', id: article })).rejects.toThrow()
  await expect(
    payload.update({ ...shared, collection: 'redirects', where: { id: { exists: true } }, data: { to: '/x' } }),
  ).rejects.toThrow()
})
