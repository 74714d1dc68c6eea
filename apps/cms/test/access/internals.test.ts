import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schedulePublish } from '../../src/modules/publishing/schedule-publish.ts'
import { handlerArguments } from '../support/handler-arguments.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signedAskers, signIn, signInAll } from '../support/rest-of-staff.ts'
import { internalEndpoints } from './access-expectations.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
let second: Person

beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
  second = await signIn(cms.payload, 'editor')
})
afterAll(() => cms?.close())

const isInternal = (slug: string) => slug.startsWith('payload-')
const nobodys = '00000000-0000-4000-8000-000000000000'

it('answers each endpoint of each internal collection × role as written down, and knows every endpoint', async () => {
  const found: Record<string, Record<string, string>> = {}
  let cells = 0
  for (const { slug, endpoints } of cms.payload.config.collections.filter(({ slug }) => isInternal(slug))) {
    const rows: Record<string, string> = {}
    for (const { method, path } of endpoints || []) {
      const address = `${slug}${path.replace(/:id\??/, nobodys).replace(':key', 'some-list')}`.replace(/\/$/, '')
      const statuses: number[] = []
      for (const as of [null, ...signedAskers.map((asker) => people[asker])]) {
        const { status } = await ask(cms, method.toUpperCase(), address, {
          as,
          body: method === 'get' ? undefined : {},
        })
        statuses.push(status)
      }
      cells += statuses.length
      rows[`${method} ${path}`] = statuses.join(' ')
    }
    found[slug] = rows
  }
  expect(found).toEqual(internalEndpoints)
  console.log(`internal endpoints: ${cells} cells`)
})

it('jobs run in the worker alone: whoever asks over the network runs, schedules and reads none', async () => {
  const { payload } = cms
  const job = await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish' }, overrideAccess: true })
  const paths = ['run', 'run?allQueues=true', 'handle-schedules', '', 'count', job.id]
  for (const asker of signedAskers)
    for (const path of paths) {
      const { status } = await ask(cms, 'GET', `payload-jobs/${path}`, { as: people[asker] })
      expect(status, `${asker} ${path}`).toBe(404)
    }
  // The inner lock, should somebody open the address again.
  for (const asker of signedAskers) {
    const req = await createLocalReq({ user: await userOf(people[asker]) }, payload)
    await expect(payload.jobs.run({ req, overrideAccess: false }), asker).rejects.toThrow()
    await expect(payload.find({ collection: 'payload-jobs', req, overrideAccess: false }), asker).rejects.toThrow()
  }
  const kept = await payload.findByID({ collection: 'payload-jobs', id: job.id, overrideAccess: true })
  expect(kept).toMatchObject({ totalTried: 0, processing: false })
  await payload.jobs.run({ limit: 5, silent: true, overrideAccess: true })
  const run = await payload.findByID({ collection: 'payload-jobs', id: job.id, overrideAccess: true })
  expect(run).toMatchObject({ hasError: true, totalTried: 1 })
  await payload.delete({ collection: 'payload-jobs', id: job.id, overrideAccess: true })
})

it("Payload's own way to plan publications is closed to everybody; the desk's is for editors alone", async () => {
  const { payload } = cms
  const input = { type: 'publish', doc: { relationTo: 'articles', value: nobodys }, locale: 'ru' }
  const waitUntil = new Date(Date.now() + 3_600_000)
  const job = await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil, overrideAccess: true })
  const planned = async () =>
    (await payload.find({ collection: 'payload-jobs', depth: 0, overrideAccess: true })).docs.map(({ id }) => id)
  for (const asker of signedAskers) {
    const req = await createLocalReq({ user: await userOf(people[asker]) }, payload)
    const asked = handlerArguments({ ...input, date: waitUntil, deleteID: job.id, req })
    expect(() => schedulePublish(asked), asker).toThrow()
  }
  const mayPlan = ['admin', 'editor']
  for (const asker of signedAskers) {
    const as = people[asker]
    const statuses = mayPlan.includes(asker) ? [200, 409, 409] : [asker === 'clinic' ? 404 : 200, 404, 404]
    const plan = { collection: 'articles', id: nobodys, locale: 'ru', action: 'publish', at: '2027-06-01T09:00' }
    expect((await ask(cms, 'GET', `schedule/articles/${nobodys}`, { as })).status, asker).toBe(statuses[0])
    expect((await ask(cms, 'POST', 'schedule', { as, body: plan })).status, asker).toBe(statuses[1])
    expect((await ask(cms, 'POST', `schedule/${job.id}/retry`, { as })).status, asker).toBe(statuses[2])
    if (mayPlan.includes(asker)) continue
    expect((await ask(cms, 'PATCH', `schedule/${job.id}`, { as, body: { at: '2027-06-01T09:00' } })).status).toBe(404)
    expect((await ask(cms, 'DELETE', `schedule/${job.id}`, { as })).status, asker).toBe(404)
  }
  expect((await ask(cms, 'GET', `schedule/articles/${nobodys}`)).status).toBe(404)
  expect(await planned()).toEqual([job.id])
  expect((await ask(cms, 'DELETE', `schedule/${job.id}`, { as: people.editor })).status).toBe(200)
  expect(await planned()).toEqual([])
})

async function userOf({ id }: Person) {
  const user = await cms.payload.findByID({ collection: 'staff', id, depth: 0, overrideAccess: true })
  return { ...user, collection: 'staff' as const }
}

it("remembers each one's lists for themselves", async () => {
  const [mine, theirs] = [people.editor, second]
  const saved = await ask(cms, 'POST', 'payload-preferences/list', { as: mine, body: { value: { limit: 25 } } })
  expect(saved.status).toBe(200)
  const forged = { value: { limit: 1 }, user: { relationTo: 'staff', value: mine.id } }
  expect((await ask(cms, 'POST', 'payload-preferences/list', { as: theirs, body: forged })).status).toBe(200)
  const { id } = saved.json.doc as { id: string }
  expect((await ask(cms, 'PATCH', `payload-preferences/${id}`, { as: theirs, body: { value: 1 } })).status).toBe(404)
  expect((await ask(cms, 'DELETE', `payload-preferences/${id}`, { as: theirs })).status).toBe(404)
  expect((await ask(cms, 'GET', `payload-preferences?where[id][exists]=true`, { as: theirs })).status).toBe(404)
  expect((await ask(cms, 'GET', 'payload-preferences/list', { as: mine })).json.value).toEqual({ limit: 25 })
  expect((await ask(cms, 'GET', 'payload-preferences/list', { as: theirs })).json.value).toEqual({ limit: 1 })
})

/** Between its statuses, what a member of the staff who is no admin is told about another and about themselves. */
const staffEndpoints: [
  method: string,
  path: (other: Person) => string,
  body: object | undefined,
  statuses: number[],
][] = [
  ['GET', ({ id }) => `staff/${id}`, undefined, [404]],
  ['PATCH', ({ id }) => `staff/${id}`, { name: 'x' }, [403, 404]],
  ['DELETE', ({ id }) => `staff/${id}`, undefined, [403]],
  ['POST', () => 'staff', { name: 'x', email: 'x@estu.example', password: 'x'.repeat(20), role: 'admin' }, [403]],
  ['POST', () => 'staff/unlock', { email: 'x@estu.example' }, [404]],
  ['POST', () => 'staff/first-register', { name: 'x', email: 'y@estu.example', password: 'x'.repeat(20) }, [403]],
  ['GET', ({ id }) => `staff/${id}/api-key/reveal`, undefined, [403, 404]],
]

it('a member of the staff reaches themselves alone, by every address of the staff', async () => {
  const others = signedAskers.filter((asker) => asker !== 'admin')
  for (const asker of others) {
    const as = people[asker]
    for (const [method, path, body, statuses] of staffEndpoints) {
      const { status } = await ask(cms, method, path(second), { as, body })
      expect(statuses, `${asker} ${method} ${path(second)}: ${status}`).toContain(status)
    }
    expect((await ask(cms, 'GET', 'staff/count', { as })).json.totalDocs).toBe(1)
    const taken = await ask(cms, 'PATCH', `staff/${as.id}`, { as, body: { role: 'admin', language: 'ru' } })
    expect(taken.status).toBe(200)
    const { role } = await cms.payload.findByID({ collection: 'staff', id: as.id, depth: 0, overrideAccess: true })
    expect(role).not.toBe('admin')
  }
})

it('no collection without versions has addresses of versions', async () => {
  for (const { slug, versions } of cms.payload.config.collections.filter(({ slug }) => !isInternal(slug))) {
    if (versions) continue
    for (const path of [`${slug}/versions`, `${slug}/versions/${nobodys}`])
      expect((await ask(cms, 'GET', path, { as: people.admin })).status, path).toBe(404)
  }
})

it('shoppers have no address here, whoever asks, and are not said to exist', async () => {
  for (const as of [people.admin, people.clinic, undefined])
    for (const [method, path] of [
      ...(['GET', 'POST', 'PATCH', 'DELETE'] as const).map((method) => [method, 'customers'] as const),
      ...(['login', 'logout', 'me', 'forgot-password', 'reset-password', 'unlock', 'first-register'] as const).map(
        (path) => ['POST', `customers/${path}`] as const,
      ),
      ['GET', `customers/${nobodys}`],
    ] as const) {
      const [asked, unknown] = [await ask(cms, method, path, { as }), await ask(cms, method, 'no-such', { as })]
      expect(asked.status, `${method} ${path}`).toBe(404)
      expect(asked.text.replaceAll(path, '')).toBe(unknown.text.replaceAll('no-such', ''))
    }
})
