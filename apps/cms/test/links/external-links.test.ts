import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readWorkerEnv } from '../../src/env.ts'
import { runLinkCheck } from '../../src/modules/links/index.ts'
import { openRun } from '../../src/modules/links/operations/due-addresses.ts'
import { readCheck } from '../../src/modules/links/operations/read-check.ts'
import { readReport } from '../../src/modules/links/operations/read-report.ts'
import { atTheDesk } from '../publishing/trash/trash-cms.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { closedPort, type OtherSite, openOtherSite } from './other-site.ts'
import { textWith, toAddress } from './text-with-links.ts'

const addresses = { CMS_URL: 'http://localhost:3001', WEB_URL: 'http://localhost:3000' }
const allowed = readWorkerEnv({ ...addresses, LINK_CHECK_LOOPBACK: 'allow' })
const usual = readWorkerEnv(addresses)
const limits = { limitMs: 600, hostPauseMs: 0, hosts: 8, atOnce: 50, turnMs: 60_000 }

let cms: TestCms
let desk: ReturnType<typeof atTheDesk>
let site: OtherSite
let editor: Person
beforeAll(async () => {
  cms = await openCms()
  desk = atTheDesk(cms)
  site = await openOtherSite()
  editor = await signIn(cms.payload, 'editor')
})
afterAll(async () => {
  await site?.close()
  await cms?.close()
})
beforeEach(async () => {
  await cms.payload.db.drizzle.execute(sql`delete from content_links`)
  await cms.payload.db.drizzle.execute(sql`delete from external_links`)
  await cms.payload.db.drizzle.execute(sql`delete from link_checks`)
  site.asked.length = 0
})

/** A public article in Russian whose text leads to other sites. */
async function articleTo(...urls: string[]): Promise<string> {
  const id = await desk.article('Со ссылками наружу', {}, ['ru'])
  const body = textWith(...urls.map(toAddress))
  const shared = { collection: 'articles', id, locale: 'ru', depth: 0, overrideAccess: true } as const
  await cms.payload.update({ ...shared, data: { body, _status: 'published' }, overrideAccess: true })
  return id
}

const start = () => ask(cms, 'POST', 'link-check', { as: editor })

async function runToEnd(settings = allowed): Promise<void> {
  const { req } = await desk.as('editor')
  for (let turn = 0; turn < 20; turn += 1) {
    await runLinkCheck(cms.payload, settings, limits)
    if ((await readCheck(req))?.finishedAt) return
  }
  throw new Error('the check did not end')
}

async function found() {
  const { req } = await desk.as('editor')
  const { rows } = await readReport(req, { kind: 'external' })
  return Object.fromEntries(
    rows.map((row) => [
      row.address,
      row.kind === 'external' && row.status ? `${row.problem} ${row.status}` : row.problem,
    ]),
  )
}

it('says of each address what came of it, and of none that opens', async () => {
  const refused = await closedPort()
  const expected = {
    '/ok': null,
    '/one-more': null,
    '/by-get-alone': null,
    '/gone': 'gone 404',
    '/ill': 'server-error 500',
    '/closed': 'closed 403',
    '/loop': 'too-many-redirects',
    '/hop-0': 'too-many-redirects',
    '/hop-2': null,
    '/silent': 'timeout',
    '/to-metadata': 'private-address',
    '/to-file': 'bad-address',
  }
  const others = {
    [refused]: 'refused',
    'http://10.0.0.1/': 'private-address',
    'https://no-such.invalid/': 'unknown-host',
  }
  await articleTo(...Object.keys(expected).map(site.url), ...Object.keys(others))
  expect((await start()).status).toBe(200)
  await runToEnd()
  const broken = Object.entries(expected).filter(([, problem]) => problem !== null)
  const result = await found()
  // Where a machine reaches no name server at all, the site cannot be reached either.
  if (result['https://no-such.invalid/'] === 'unreachable') result['https://no-such.invalid/'] = 'unknown-host'
  expect(result).toEqual({
    ...Object.fromEntries(broken.map(([path, problem]) => [site.url(path), problem])),
    ...others,
  })
  const { req } = await desk.as('editor')
  const total = Object.keys(expected).length + Object.keys(others).length
  expect(await readCheck(req)).toMatchObject({ total, done: total, failed: broken.length + Object.keys(others).length })
})

it('asks nothing of this machine where that is not allowed', async () => {
  await articleTo(site.url('/ok'), site.url('/gone').replace('127.0.0.1', 'localhost'))
  await start()
  await runToEnd(usual)
  expect(Object.values(await found())).toEqual(['private-address', 'private-address'])
  expect(site.asked).toEqual([])
})

it('asks for each address once, briefly first, however many links lead there', async () => {
  await articleTo(site.url('/ok'), site.url('/ok'), site.url('/gone'))
  await articleTo(site.url('/ok'))
  await start()
  await runToEnd()
  expect(site.asked.toSorted()).toEqual(['GET /gone', 'HEAD /gone', 'HEAD /ok'])
})

it('two starts at once are one run, and the next may begin when that has ended', async () => {
  await articleTo(site.url('/ok'))
  const both = await Promise.all([start(), start()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.json).toEqual({ error: 'under-way' })
  await Promise.all([1, 2].map(() => runLinkCheck(cms.payload, allowed, limits)))
  await runToEnd()
  expect(site.asked).toEqual(['HEAD /ok'])
  expect((await start()).status).toBe(200)
})

it('what a worker leaves undone at its death is done by the next', async () => {
  await articleTo(site.url('/ok'), site.url('/gone'))
  await start()
  const run = await openRun(cms.payload)
  await cms.payload.db.drizzle.execute(sql`update external_links set held_until = now() + interval '1 minute'`)
  await runLinkCheck(cms.payload, allowed, limits)
  expect(site.asked).toEqual([])
  await cms.payload.db.drizzle.execute(sql`update external_links set held_until = now() - interval '1 second'`)
  await runToEnd()
  expect(await openRun(cms.payload)).toBeNull()
  expect(run).not.toBeNull()
  expect(Object.values(await found())).toEqual(['gone 404'])
})

it('a link that is written again is known from the last look, and forgotten with its document', async () => {
  const id = await articleTo(site.url('/gone'))
  await start()
  await runToEnd()
  const other = await articleTo(site.url('/gone'))
  const { req } = await desk.as('editor')
  expect((await readReport(req, {})).total).toBe(2)
  await desk.trash('articles', id)
  await desk.trash('articles', other)
  expect((await readReport(req, {})).total).toBe(0)
})

it('is seen by whoever writes and started by whoever publishes', async () => {
  const [clinic, translator, admin] = await Promise.all(
    (['clinic', 'translator, own language', 'admin'] as const).map((role) => signIn(cms.payload, role)),
  )
  const statuses = async (as: Person | undefined) => [
    (await ask(cms, 'GET', 'link-check', { as })).status,
    (await ask(cms, 'POST', 'link-check', { as })).status,
  ]
  expect(await statuses(undefined)).toEqual([404, 404])
  expect(await statuses(clinic)).toEqual([404, 404])
  expect(await statuses(translator)).toEqual([200, 404])
  expect(await statuses(admin)).toEqual([200, 200])
})
