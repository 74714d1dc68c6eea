import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { unsentLetters } from '../../src/jobs/unsent-letters.ts'
import { readTroubledPlans } from '../../src/modules/schedule/operations/read-troubled-plans.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, signInAll } from '../support/rest-of-staff.ts'
import { staffUser } from '../support/staff-user.ts'
import { makeDue, minutesAhead, runJobs } from './plans-at-hand.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
let req: PayloadRequest
let number = 0

beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
  req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
})
beforeEach(() => cms.payload.db.drizzle.execute(sql`delete from payload_jobs`))
afterAll(() => cms?.close())

const articles = { collection: 'articles', locale: 'ru', depth: 0 } as const

/** An article that is planned to go public in Russian by an editor. */
async function planned(by = people.editor): Promise<string> {
  number += 1
  const words = { ...articleWords(`Статья ${number}`), slug: `statya-${number}`, kind: 'general' as const }
  const data = { ...words, _status: 'draft' as const }
  const { id } = await cms.payload.create({ ...articles, draft: true, data, overrideAccess: true })
  const body = { collection: 'articles', id, locale: 'ru', action: 'publish', at: minutesAhead(60) }
  expect((await ask(cms, 'POST', 'schedule', { as: by, body })).status).toBe(200)
  return id
}

const draftOf = (id: string, data: object) =>
  cms.payload.update({ ...articles, id, draft: true, data: { ...data, _status: 'draft' }, overrideAccess: true })

async function comeDue(): Promise<void> {
  await makeDue(cms.payload)
  await runJobs(cms.payload)
}

const isPublic = async (id: string) =>
  (await cms.payload.findByID({ ...articles, id, draft: false, overrideAccess: true }))._status === 'published'

it('a document that lost a text since is named with what it lacks, and goes out once that is there', async () => {
  const id = await planned()
  await draftOf(id, { summary: null })
  await comeDue()
  const [plan, ...more] = await readTroubledPlans(req)
  expect(more).toEqual([])
  expect(plan).toMatchObject({ documentId: id, title: `Статья ${number}`, trouble: 'incomplete', locale: 'ru' })
  expect(plan?.lacking).toEqual(['О чём статья: одно-два предложения'])
  const retry = () => ask(cms, 'POST', `schedule/${plan?.id}/retry`, { as: people.editor })
  const refused = await retry()
  expect([refused.status, refused.json.problem]).toEqual([409, 'incomplete'])
  expect(await readTroubledPlans(req)).toHaveLength(1)

  await draftOf(id, { summary: 'Снова о чём.' })
  expect(await readTroubledPlans(req)).toMatchObject([{ trouble: 'incomplete', lacking: [] }])
  expect((await retry()).status).toBe(200)
  expect(await readTroubledPlans(req)).toEqual([])
  await runJobs(cms.payload)
  expect(await isPublic(id)).toBe(true)
  expect((await retry()).json).toMatchObject({ problem: 'gone' })
})

it('what failed is put out of sight, and is not done later', async () => {
  const id = await planned()
  await draftOf(id, { summary: null })
  await comeDue()
  const [plan] = await readTroubledPlans(req)
  expect((await ask(cms, 'DELETE', `schedule/${plan?.id}`, { as: people.editor })).status).toBe(200)
  await draftOf(id, { summary: 'Снова о чём.' })
  await comeDue()
  expect(await readTroubledPlans(req)).toEqual([])
  expect(await isPublic(id)).toBe(false)
})

it('what a former editor planned is not done in their name, and another one does it in theirs', async () => {
  const id = await planned()
  const roleOf = (role: 'editor' | 'translator') =>
    cms.payload.update({
      collection: 'staff',
      id: people.editor.id,
      data: { role, language: 'ru' },
      overrideAccess: true,
    })
  await roleOf('translator')
  await comeDue()
  expect(await isPublic(id)).toBe(false)
  const [plan] = await readTroubledPlans(req)
  expect(plan).toMatchObject({ trouble: 'not-allowed' })
  const retry = await ask(cms, 'POST', `schedule/${plan?.id}/retry`, { as: people.admin })
  expect(retry.status).toBe(200)
  await runJobs(cms.payload)
  expect(await isPublic(id)).toBe(true)
  await roleOf('editor')
})

it('tells of what is late, of nothing on time, and never shows what a program wrote', async () => {
  await planned()
  expect(await readTroubledPlans(req)).toEqual([])
  const db = cms.payload.db.drizzle
  await db.execute(sql`update payload_jobs set wait_until = now() - interval '10 minutes'`)
  expect(await readTroubledPlans(req)).toMatchObject([{ trouble: 'late' }])
  await db.execute(sql`
    update payload_jobs set has_error = true, error = '{"message": "connect ECONNREFUSED", "stack": "at …"}'
  `)
  const [plan] = await readTroubledPlans(req)
  expect(plan?.trouble).toBe('unknown')
  expect(JSON.stringify(plan)).not.toMatch(/ECONN|stack/)
})

it('counts letters that were given up apart from those that wait', async () => {
  expect(await unsentLetters(req)).toEqual({ failed: 0, late: 0 })
  const queue = (waitUntil: Date) =>
    cms.payload.jobs.queue({
      task: 'sendMail',
      queue: 'mail',
      input: { kind: 'order', id: 'x' },
      waitUntil,
      overrideAccess: true,
    })
  await queue(new Date(Date.now() + 60_000))
  expect(await unsentLetters(req)).toEqual({ failed: 0, late: 0 })
  await queue(new Date(Date.now() - 10 * 60_000))
  expect(await unsentLetters(req)).toEqual({ failed: 0, late: 1 })
  await cms.payload.db.drizzle.execute(sql`update payload_jobs set has_error = true where wait_until < now()`)
  expect(await unsentLetters(req)).toEqual({ failed: 1, late: 0 })
})
