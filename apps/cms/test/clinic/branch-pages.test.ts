import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announcePeriods } from '../../src/outbox/announce-periods.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

const shared = { collection: 'branches', locale: 'ru', overrideAccess: true, depth: 0 } as const
const words = { title: 'Филиал', address: 'Улица, 1', _status: 'published' } as const
const dayMs = 86_400_000

const create = (slug: string, data: object = {}) => cms.payload.create({ ...shared, data: { ...words, slug, ...data } })

it.each([
  [{ lat: 43.2 }, 'lng'],
  [{ lng: 76.9 }, 'lat'],
  [{ lat: 91, lng: 76.9 }, 'lat'],
  [{ lat: 43.2, lng: -76.9 }, 'lng'],
  [{ lat: '43.2&q=1', lng: 76.9 }, 'lat'],
  [{ lat: Number.NaN, lng: 76.9 }, 'lat'],
])('refuses a place that is none: %j', async (data, path) => {
  await expect(create('nowhere', data)).rejects.toMatchObject({ data: { errors: [{ path }] } })
})

it('takes a place of Kazakhstan, and none at all', async () => {
  expect(await create('here', { lat: 43.2399, lng: 76.9236 })).toMatchObject({ lat: 43.2399, lng: 76.9236 })
  expect(await create('somewhere')).toMatchObject({ slug: 'somewhere' })
})

it('leads from the former address of a branch to its page', async () => {
  const { id } = await create('old-street')
  await cms.payload.update({ ...shared, id, data: { slug: 'new-street', _status: 'published' } })
  const found = await cms.payload.find({
    collection: 'redirects',
    where: { from: { equals: '/filialy/old-street' } },
    depth: 0,
    overrideAccess: true,
  })
  expect(found.docs).toMatchObject([{ document: { relationTo: 'branches', value: id }, automatic: true }])
})

it('announces a branch when one of its special days or its season has passed, once', async () => {
  const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
  const passed = await create('passed', { specialDays: [{ date: day(-1), closed: true }] })
  const hours = [{ day: '1', opens: '09:00', closes: '14:00' }]
  const over = await create('over', { seasons: [{ from: day(-40), to: day(-1), hours }] })
  const ahead = await create('ahead', {
    seasons: [{ from: day(-1), to: day(0), hours }],
    specialDays: [
      { date: day(0), closed: true },
      { date: day(9), closed: true },
    ],
  })
  await announcePeriods(cms.payload)
  await cms.payload.db.drizzle.execute(sql`update period_clock set announced_until = ${day(-1)}`)
  expect(await announcePeriods(cms.payload)).toBe(2)
  const written = await cms.payload.db.drizzle.execute(sql`select tags from outbox order by id desc limit 1`)
  const tags = written.rows[0]?.tags as string[]
  const tagsOf = (id: string, slug: string) => [`document:branches:${id}`, `slug:branches:${slug}`]
  const announced = [...tagsOf(passed.id, 'passed'), ...tagsOf(over.id, 'over')]
  expect(tags.toSorted()).toEqual(['list:branches', ...announced].toSorted())
  expect(tags).not.toContain(`document:branches:${ahead.id}`)
  expect(await announcePeriods(cms.payload)).toBe(0)
})

it('announces the days off of the network when one has passed, once', async () => {
  const days = [-1, 0, 9].map((ahead) => ({ date: new Date(Date.now() + ahead * dayMs).toISOString(), closed: true }))
  const { payload } = cms
  await payload.updateGlobal({
    slug: 'holidays',
    locale: 'ru',
    overrideAccess: true,
    data: { days },
  })
  await payload.db.drizzle.execute(sql`delete from branches_special_days`)
  await payload.db.drizzle.execute(sql`delete from branches_seasons`)
  await payload.db.drizzle.execute(sql`update period_clock set announced_until = ${days[0]?.date}`)
  expect(await announcePeriods(payload)).toBe(1)
  const written = await payload.db.drizzle.execute(sql`select tags from outbox order by id desc limit 1`)
  expect(written.rows[0]?.tags).toEqual(['global:holidays'])
  expect(await announcePeriods(payload)).toBe(0)
})
