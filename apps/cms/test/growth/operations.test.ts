import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { addDatabaseMetrics } from '../../src/operations/metrics/database-metrics.ts'
import { pendingMigrations } from '../../src/operations/pending-migrations.ts'
import { sharedNames, sharedPool } from '../../src/operations/process-database.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

it('a database is ready when it has had every migration, and says which it has not', async () => {
  const files = await readdir(path.join(import.meta.dirname, '../../src/migrations'))
  const names = files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.replace('.ts', ''))
  expect(names.length).toBeGreaterThan(10)
  expect(await pendingMigrations(cms.payload, names)).toEqual([])
  expect(await pendingMigrations(cms.payload, [...names, '20990101_not_yet'])).toEqual(['20990101_not_yet'])
})

it('what waits is counted by its queue, and what is not due is not', async () => {
  expect(sharedPool()).toBe(cms.payload.db.pool)
  expect(sharedNames().has('articles')).toBe(true)
  const registry = new Registry()
  const refresh = addDatabaseMetrics(registry, sharedPool)
  const figures = async () => {
    await refresh()
    return registry.metrics()
  }
  expect(await figures()).toContain('estu_jobs_waiting{queue="mail"} 0')
  const queue = (waitUntil: Date | undefined, name: string) =>
    cms.payload.jobs.queue({
      task: 'sendMail',
      queue: name,
      input: { kind: 'staff-recover', id: 'x' },
      ...(waitUntil ? { waitUntil } : {}),
      overrideAccess: true,
    })
  await queue(undefined, mailQueue)
  await queue(new Date(Date.now() - 90_000), mailQueue)
  await queue(new Date(Date.now() + 90_000), mailQueue)
  await queue(undefined, 'made-up')
  const given = await queue(undefined, 'default')
  const { pool } = cms.payload.db
  await pool.query('update payload_jobs set has_error = true where id = $1', [given.id])
  await pool.query(`insert into outbox (tags, created_at) values ('["a"]', now() - interval '40 seconds')`)
  await pool.query(`insert into shopper_messages (id, kind, document_id, state, updated_at) values
    (gen_random_uuid(), 'order-placed', 'x', 'failed', now()), (gen_random_uuid(), 'order-placed', 'x', 'sent', now()),
    (gen_random_uuid(), 'order-placed', 'x', 'failed', now() - interval '2 days')`)
  const text = await figures()
  expect(text).toContain('estu_database_up 1')
  expect(text).toContain('estu_jobs_waiting{queue="mail"} 2')
  expect(text).toContain('estu_letters_waiting 2')
  expect(text).toContain('estu_messages_troubled{state="failed"} 1')
  expect(text).toContain('estu_messages_troubled{state="unclear"} 0')
  expect(text).toContain('estu_jobs_waiting{queue="other"} 1')
  expect(text).toContain('estu_jobs_failed{queue="default"} 1')
  const number = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  expect(number('estu_job_lag_seconds{queue="mail"}')).toBeGreaterThanOrEqual(90)
  expect(number('estu_outbox_rows')).toBeGreaterThanOrEqual(1)
  expect(number('estu_outbox_newest_seconds')).toBeGreaterThanOrEqual(0)
  expect(text).toMatch(/estu_pool_connections\{state="idle"\} [1-9]/)
})
