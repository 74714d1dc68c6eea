import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  outboxChannel,
  readAnnouncement,
  readOutboxMark,
  tagsAnnouncedSince,
} from '../../../src/outbox/announcement.ts'
import { appendOutbox } from '../../../src/outbox/write-outbox.ts'
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

const announce = (tag: string) => appendOutbox(cms.payload.db.drizzle, [tag])
/** As a clock that was set back, or a transaction that began long ago, would write it. */
const writtenEarlier = (tag: string) =>
  database.query(`insert into outbox (tags, created_at) values ($1, now() - interval '1 hour')`, [
    JSON.stringify([tag]),
  ])

it('a storefront is told what to forget, and when that was written down', async () => {
  const heard: string[] = []
  database.on('notification', ({ payload }) => void heard.push(payload ?? ''))
  await database.query(`listen ${outboxChannel}`)
  await announce('list:articles')
  await expect.poll(() => heard.length).toBe(1)
  const { tags, at } = readAnnouncement(heard[0])
  const { at: now } = await readOutboxMark(database)
  expect(tags).toEqual(['list:articles'])
  expect(now.getTime() / 1000 - (at ?? 0)).toBeGreaterThanOrEqual(0)
  expect(now.getTime() / 1000 - (at ?? 0)).toBeLessThan(60)
})

it.each(['', 'no JSON', '{}', '{"id":"1","tags":["a"]}'])('%j is no announcement', (payload) => {
  expect(readAnnouncement(payload)).toEqual({ tags: [], at: null })
})

it('what a CMS of an earlier release says is understood', () => {
  expect(readAnnouncement('{"id":1,"tags":["a"]}')).toEqual({ tags: ['a'], at: null })
})

it('since a mark everything is told that came after it, by the clock or by its number', async () => {
  // Trap: a mark is of whole milliseconds, and tells again what was written down within its own.
  await writtenEarlier('before')
  const mark = await readOutboxMark(database)
  expect(await tagsAnnouncedSince(database, mark)).toEqual([])
  await announce('after')
  await writtenEarlier('with an earlier time')
  expect((await tagsAnnouncedSince(database, mark)).toSorted()).toEqual(['after', 'with an earlier time'])
  const byTime = await tagsAnnouncedSince(database, { ...mark, id: Number.MAX_SAFE_INTEGER })
  expect(byTime).toEqual(['after'])
})
