import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announcePeriods } from '../../../src/outbox/announce-periods.ts'
import { anyDevice, articleWords, promotionWords, rich } from '../../support/complete.ts'
import { openCms, type TestCms } from '../../support/open-cms.ts'

let cms: TestCms
let database: pg.Client
beforeAll(async () => {
  cms = await openCms()
  database = new pg.Client({ connectionString: cms.databaseUrl })
  database.on('error', () => undefined)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await cms.close()
})

async function announced(change: () => Promise<unknown>): Promise<string[]> {
  const before = await database.query<{ id: string }>('select coalesce(max(id), 0) as id from outbox')
  await change()
  const rows = await database.query<{ tags: string[] }>('select tags from outbox where id > $1', [before.rows[0]?.id])
  return [...new Set(rows.rows.flatMap(({ tags }) => tags))]
}

const shared = { overrideAccess: true, depth: 0, locale: 'ru' as const }

it('announces the document, its list and both its old and its new address', async () => {
  const { id } = await cms.payload.create({
    ...shared,
    collection: 'articles',
    data: { ...articleWords('Старое имя'), slug: 'old-name', kind: 'general', _status: 'published' },
  })
  const tags = await announced(() =>
    cms.payload.update({ ...shared, collection: 'articles', id, data: { slug: 'new-name', _status: 'published' } }),
  )
  expect(tags.filter((tag) => !tag.includes('redirects')).toSorted()).toEqual(
    [`document:articles:${id}`, 'list:articles', 'slug:articles:new-name', 'slug:articles:old-name'].toSorted(),
  )
  expect(tags).toContain('list:redirects')
})

it('announces a deletion and a change of the menu', async () => {
  const { id } = await cms.payload.create({ ...shared, collection: 'brands', data: { title: 'Бренд', slug: 'brand' } })
  expect(await announced(() => cms.payload.delete({ ...shared, collection: 'brands', id }))).toContain(
    'slug:brands:brand',
  )
  expect(
    await announced(() => cms.payload.updateGlobal({ ...shared, slug: 'navigation', data: { sections: [] } })),
  ).toEqual(['global:navigation'])
})

it('notifies only when the change itself is committed', async () => {
  const heard: string[] = []
  database.on('notification', ({ payload }) => void heard.push(payload ?? ''))
  await database.query('listen estu_outbox')
  await expect(
    cms.payload.create({ ...shared, collection: 'articles', data: { title: 'Нет', slug: 'плохой', kind: 'general' } }),
  ).rejects.toThrow()
  const { id } = await cms.payload.create({ ...shared, collection: 'articles', data: { title: 'Да', kind: 'general' } })
  await expect.poll(() => heard.length).toBe(1)
  expect(JSON.parse(heard[0] ?? '{}').tags).toContain(`document:articles:${id}`)
})

it('announces each beginning and end of a promotion once, however many workers look', async () => {
  await announcePeriods(cms.payload)
  const now = Date.now()
  const { id } = await cms.payload.create({
    ...shared,
    collection: 'promotions',
    data: {
      ...promotionWords('Акция'),
      devices: [await anyDevice(cms.payload)],
      slug: 'aktsiya',
      startsAt: new Date(now - 60_000).toISOString(),
      endsAt: new Date(now + 300).toISOString(),
      _status: 'published',
    },
  })
  await expect.poll(() => Date.now(), { timeout: 3000 }).toBeGreaterThan(now + 400)
  let counts: number[] = []
  const tags = await announced(async () => {
    counts = await Promise.all([1, 2, 3].map(() => announcePeriods(cms.payload)))
  })
  expect(counts.toSorted()).toEqual([0, 0, 1])
  expect(tags).toContain(`document:promotions:${id}`)
  expect(await announcePeriods(cms.payload)).toBe(0)
})

it('refuses a promotion that ends before it begins', async () => {
  const data = { title: 'Наоборот', startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }
  await expect(cms.payload.create({ ...shared, collection: 'promotions', data })).rejects.toMatchObject({
    data: { errors: [{ path: 'endsAt' }] },
  })
})

it('tells lists of a product that stands elsewhere in them, and its own pages alone of other words', async () => {
  const id = await anyDevice(cms.payload)
  const words = { title: 'Аппарат', summary: 'О чём.', description: rich('Текст.') }
  const update = (data: object) => () =>
    cms.payload.update({ ...shared, collection: 'devices', id, data: { ...words, ...data, _status: 'published' } })
  await update({ priceKzt: 100_001 })()
  const reworded = await announced(update({ summary: 'Другими словами о том же.' }))
  expect(reworded).toContain(`document:devices:${id}`)
  expect(reworded).not.toContain('list:devices')
  const dearer = await announced(update({ priceKzt: 900_001 }))
  expect(dearer).toContain(`document:devices:${id}`)
  expect(dearer).toContain('list:devices')
})
