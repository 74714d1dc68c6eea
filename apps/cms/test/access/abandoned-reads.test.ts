import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeClinic } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type Answer, ask, type Person, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let editor: Person
beforeAll(async () => {
  cms = await openCms()
  editor = await signIn(cms.payload, 'editor')
})
afterAll(() => cms?.close())

type Asked = { method: string; path: string; collection: string; leaves: boolean; body?: unknown }
type Heard = Answer & { hasLeft: boolean; reads: string[] }

/** Asks and leaves, if so, once the collection was read. @returns which were read after that */
async function askAndLeave({ method, path, collection, leaves, body }: Asked): Promise<Heard> {
  const { db } = cms.payload
  const { find } = db
  const gone = new AbortController()
  const reads: string[] = []
  let isRead = false
  db.find = (async (args: Parameters<typeof find>[0]) => {
    if (isRead) reads.push(args.collection)
    const found = await find.call(db, args)
    if (args.collection === collection) {
      isRead = true
      if (leaves) gone.abort()
    }
    return found
  }) as typeof find
  try {
    const answer = await ask(cms, method, path, { as: editor, body, signal: gone.signal })
    return { ...answer, hasLeft: gone.signal.aborted, reads }
  } finally {
    db.find = find
  }
}

it('whoever leaves before the answer costs no more reads', async () => {
  const { branch } = await makeClinic(cms.payload, 3)
  const list = { method: 'GET', path: 'specialists?depth=2&limit=5', collection: 'specialists' }
  const branchesOf = ({ json }: Heard) => (json.docs as { branch: unknown }[]).map((one) => one.branch)

  const stayed = await askAndLeave({ ...list, leaves: false })
  expect([stayed.status, stayed.hasLeft]).toEqual([200, false])
  expect(stayed.reads).toContain('branches')
  expect(branchesOf(stayed)).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ id: branch })))

  const left = await askAndLeave({ ...list, leaves: true })
  expect([left.status, left.hasLeft, left.reads]).toEqual([200, true, []])
  expect(branchesOf(left)).toEqual([branch, branch, branch])
})

it('whoever saves and leaves has saved', async () => {
  await cms.payload.db.drizzle.execute(sql`insert into redirects ("from", "to") values ('/bulk-1', '/before')`)
  const path = 'redirects?where[from][equals]=/bulk-1&limit=1'
  const change = { method: 'PATCH', path, collection: 'redirects', leaves: true, body: { to: '/after' } }
  const saved = await askAndLeave(change)
  expect([saved.status, saved.hasLeft]).toEqual([200, true])
  const where = { to: { equals: '/after' } }
  expect((await cms.payload.count({ collection: 'redirects', where, overrideAccess: true })).totalDocs).toBe(1)
})
