import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dropMonths, openMonths } from '../../src/modules/audit/operations/keep-months.ts'
import { writeAudit } from '../../src/modules/audit/operations/write-audit.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { asRequest, openAudit } from './open-audit.ts'

let cms: TestCms
let audit: Awaited<ReturnType<typeof openAudit>>

beforeAll(async () => {
  cms = await openCms()
  audit = await openAudit(cms)
})
afterAll(async () => {
  await audit?.close()
  await cms?.close()
})

const months = async (): Promise<string[]> =>
  (
    await audit.database.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_lines'::regclass order by 1`,
    )
  ).rows.map(({ name }) => name.replace('audit_lines_', ''))

const note = async (at: string, id: string) => {
  vi.setSystemTime(at)
  try {
    await asRequest(async () => {
      const req = await createLocalReq({}, cms.payload)
      await writeAudit(req, { action: 'read', collection: 'orders', ids: [id] })
    })
  } finally {
    vi.useRealTimers()
  }
}

const ids = async () => (await audit.fresh()).flatMap(({ entries }) => entries.flatMap((entry) => entry.ids)).toSorted()

it('a month is made ahead, and where a clock jumps or the worker is away, when it is needed; by many at once too', async () => {
  await openMonths(cms.payload)
  await openMonths(cms.payload)
  expect((await months()).length).toBeGreaterThanOrEqual(3)
  vi.useFakeTimers({ toFake: ['Date'] })
  await note('2019-05-31T23:59:59.999Z', 'long-ago')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2041-02-10T00:00:00Z')
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      asRequest(async () => {
        const req = await createLocalReq({}, cms.payload)
        await writeAudit(req, { action: 'read', collection: 'orders', ids: [`ahead-${n}`] })
      }),
    ),
  )
  vi.useRealTimers()
  expect(await months()).toEqual(expect.arrayContaining(['2019_05', '2041_02']))
  expect(await ids()).toEqual([...Array.from({ length: 8 }, (_, n) => `ahead-${n}`), 'long-ago'].toSorted())
})

it('months go whole, only when all of them is past, and never before three years', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await note(new Date(Date.now() - 1090 * 86_400_000).toISOString(), 'young')
  await expect(dropMonths(cms.payload, 1094)).rejects.toThrow()
  const before = await months()
  expect(await dropMonths(cms.payload, 1095)).toBe(1)
  expect(before.filter((month) => month !== '2019_05')).toEqual(await months())
  expect(await dropMonths(cms.payload, 1095)).toBe(0)
  const left = await audit.database.query('select ids from audit_entries')
  expect(left.rows.map((row) => row.ids[0])).toContain('young')
  expect(left.rows.map((row) => row.ids[0])).not.toContain('long-ago')
})
