import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

it('a list that the admin draws is no longer than the longest list, whatever its address says', async () => {
  await cms.payload.db.drizzle.execute(sql`
    insert into redirects ("from", "to") select '/list-' || n, '/' from generate_series(1, 101) as n
  `)
  const user = staffUser('editor')
  const req = await createLocalReq({ user }, cms.payload)
  /** As Payload's list (`views/List`) and the tables inside documents (`buildTableState`) ask. */
  const drawn = { collection: 'redirects', depth: 0, draft: true, overrideAccess: false, user, req } as const
  for (const asked of [{ includeLockStatus: true }, {}])
    for (const limit of [101, 100_000]) {
      const { docs, limit: kept, totalDocs } = await cms.payload.find({ ...drawn, ...asked, limit })
      expect([docs.length, kept, totalDocs]).toEqual([100, 100, 101])
    }
  expect((await cms.payload.find({ ...drawn, limit: 25 })).docs).toHaveLength(25)
  expect((await cms.payload.find({ ...drawn, overrideAccess: true, limit: 101 })).docs).toHaveLength(101)
})
