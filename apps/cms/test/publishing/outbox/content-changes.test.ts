import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type ContentChange,
  readChangedAt,
  walkContentChanges,
} from '../../../src/modules/content-changes/operations/read-content-changes.ts'
import { readSitemapParts } from '../../../src/modules/seo/operations/sitemap-parts.ts'
import { openCms, type TestCms } from '../../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

type Locale = 'ru' | 'kk'
const save = async (id: string, locale: Locale, data: object, draft = false): Promise<void> => {
  await cms.payload.update({ collection: 'brands', id, locale, data, draft, overrideAccess: true })
}
const published = { _status: 'published' } as const
const create = async (slug: string): Promise<string> => {
  const data = { title: slug, tagline: 'Коротко', slug, ...published } as never
  return (await cms.payload.create({ collection: 'brands', locale: 'ru', data, overrideAccess: true })).id
}
const changedAt = (id: string, locale: Locale) => readChangedAt(cms.payload, { collection: 'brands', id, locale })

it('a save without a change moves no date, a change moves that of its language alone', async () => {
  const id = await create('marka')
  await save(id, 'kk', { title: 'Марка', tagline: 'Қысқаша', ...published })
  const [ru, kk] = [await changedAt(id, 'ru'), await changedAt(id, 'kk')]
  expect(ru).not.toBeNull()
  await save(id, 'ru', published)
  expect([await changedAt(id, 'ru'), await changedAt(id, 'kk')]).toEqual([ru, kk])
  await save(id, 'kk', { tagline: 'Жаңа сөздер', ...published })
  expect(await changedAt(id, 'ru')).toBe(ru)
  const moved = await changedAt(id, 'kk')
  expect(Date.parse(String(moved))).toBeGreaterThan(Date.parse(String(kk)))
  await save(id, 'kk', { tagline: 'Ертеңгі сөздер' }, true)
  expect(await changedAt(id, 'kk')).toBe(moved)
  const [part] = await readSitemapParts(cms.payload, 'brands')
  expect(part?.updatedAt).toBe(moved)
})

it('what is no longer public has no date, and nobody noted what never was', async () => {
  const id = await create('gone')
  expect(await changedAt(id, 'ru')).not.toBeNull()
  await save(id, 'ru', { _status: 'draft' })
  expect(await changedAt(id, 'ru')).toBeNull()
  expect(await changedAt(randomUUID(), 'ru')).toBeNull()
})

it('all are walked by id, in parts without a gap', async () => {
  const ids = [await create('a'), await create('b'), await create('c')].toSorted()
  const walk = async (range?: object) => {
    const seen: ContentChange[] = []
    for await (const one of walkContentChanges(cms.payload, 'brands', range)) seen.push(one)
    return seen
  }
  const all = await walk()
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted())
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  const before = await walk({ before: ids[1] })
  const from = await walk({ from: ids[1] })
  expect([...before, ...from]).toEqual(all)
  expect(from[0]).toMatchObject({ id: ids[1], kk: null })
})
