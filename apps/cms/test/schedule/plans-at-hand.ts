import { almatyMinute } from '@estu/domain/locale/almaty-time'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** A minute on the clock of Almaty, so many from now. */
export const minutesAhead = (minutes: number): string => almatyMinute(new Date(Date.now() + minutes * 60_000))

/** The time of everything that is planned has come. */
export const makeDue = (payload: Payload) =>
  payload.db.drizzle.execute(sql`
    update payload_jobs set wait_until = now() - interval '1 second'
    where task_slug = 'schedulePublish' and not coalesce(has_error, false)
  `)

/** What the worker does at each of its turns. */
export const runJobs = (payload: Payload) => payload.jobs.run({ limit: 20, silent: true, overrideAccess: true })
