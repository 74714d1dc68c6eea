import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishRelease } from '../../src/modules/releases/operations/publish-release.ts'
import { undoRelease } from '../../src/modules/releases/operations/undo/undo-release.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { size } from '../support/size.ts'
import { testVariables } from '../support/test-server.ts'
import { type Desk, openDesk } from './release-desk.ts'

const count = size(12, 40)

let cms: TestCms
let desk: Desk
let release: string
const ids: string[] = []
beforeAll(async () => {
  cms = await openCms()
  desk = await openDesk(cms)
  for (let n = 1; n <= count; n += 1) ids.push(await desk.draftArticle(`Материал ${n}`))
  release = await desk.release('Большой выпуск', ids)
}, 240_000)
afterAll(() => cms?.close())

const publicOnes = async () => {
  const rows = await desk.rows(`select count(*)::int as n from articles_locales where _status = 'published'`)
  return rows[0].n as number
}

it('of many documents in two languages nothing is public when the CMS is killed in the middle', async () => {
  const name = new URL(cms.databaseUrl).pathname.slice(1)
  const worker = fork(path.join(import.meta.dirname, 'release-worker.ts'), {
    env: { ...process.env, ...(await testVariables(name)) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  const blocker = new pg.Client({ connectionString: cms.databaseUrl })
  await blocker.connect()
  try {
    // Half of them are written by then: the one in the middle waits for a row that only its own publishing touches.
    const middle = ids.toSorted()[count / 2]
    await blocker.query('begin')
    await blocker.query('select 1 from translation_states where document_id = $1 for update', [middle])
    worker.send({ release, editor: desk.editorId })
    const waiting = `select query from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%translation_states%'`
    await expect.poll(async () => (await desk.rows(waiting)).length, { timeout: 120_000 }).toBe(1)
    const gone = once(worker, 'exit')
    worker.kill('SIGKILL')
    await gone
  } finally {
    await blocker.query('rollback')
    await blocker.end()
  }
  // Its connection notices that nobody is there any more, and takes everything back.
  const held = `select 1 from pg_locks join pg_stat_activity using (pid) where datname = current_database()
    and relation = 'articles'::regclass and mode = 'RowExclusiveLock'`
  await expect.poll(async () => (await desk.rows(held)).length, { timeout: 60_000 }).toBe(0)
  expect(await publicOnes()).toBe(0)
  expect(await desk.stateOf(release)).toBe('open')
  expect(await desk.rows('select 1 from publications where release_id is not null')).toEqual([])
}, 300_000)

it('tried again, all of it is public at once, and every page is told to the storefronts', async () => {
  const [{ max: mark }] = await desk.rows('select max(id) from outbox')
  const began = Date.now()
  expect(await publishRelease(cms.payload, await desk.asEditor(), release)).toEqual({ ok: true, alreadyDone: false })
  console.log(`${count} documents in two languages were published in ${Date.now() - began} ms`)
  expect(await publicOnes()).toBe(2 * count)
  expect(await desk.stateOf(release)).toBe('published')
  const told = await desk.rows('select distinct jsonb_array_elements_text(tags) as tag from outbox where id > $1', [
    mark,
  ])
  const tags = told.map(({ tag }) => tag as string)
  expect(tags).toEqual(expect.arrayContaining(ids.map((id) => `document:articles:${id}`)))
  const live = await desk.rows('select count(*)::int as n from addresses where live')
  expect(live[0].n).toBe(count)
  expect(await desk.rows(`select 1 from translation_states where publication <> 'published'`)).toEqual([])
}, 240_000)

it('undone, nothing of it is public, and every text stays as a draft', async () => {
  expect(await undoRelease(await desk.asEditor(), release)).toEqual({ ok: true })
  expect(await publicOnes()).toBe(0)
  expect(await desk.rows(`select 1 from translation_states where publication <> 'draft'`)).toEqual([])
  expect(await desk.newest(ids[7] as string, 'kk')).toMatchObject({ title: 'Материал 8 (қаз)', _status: 'draft' })
}, 240_000)
