import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { Plan } from '../plan.ts'
import { type Planned, problemOf, withNotices } from './plan-publication.ts'
import { isAhead, isPlan, planColumns, planOf } from './plan-rows.ts'
import { timeProblem } from './plan-time.ts'
import { tryPlan } from './try-plan.ts'

const gone: Planned = { ok: false, problem: 'gone' }

/** Puts a plan to another moment, for which it is checked as a new one is. */
export async function movePlan(req: PayloadRequest, id: string, at: string): Promise<Planned> {
  const late = timeProblem(new Date(at))
  if (late) return { ok: false, problem: late }
  const plan = await readPlan(req, id)
  if (!plan) return gone
  const found = await tryPlan(req, { ...plan, at })
  if (found) return { ok: false, ...problemOf(found) }
  const moved = await changed(
    req,
    sql`update payload_jobs set wait_until = ${at}, updated_at = now()
      where id = ${id}::uuid and ${isAhead} and not coalesce(processing, false) returning id`,
  )
  return moved ? withNotices(req, plan, moved) : gone
}

/** Calls a plan off, or puts one that failed out of sight. */
export async function cancelPlan(req: PayloadRequest, id: string): Promise<Planned> {
  const left = await changed(
    req,
    sql`delete from payload_jobs where id = ${id}::uuid and ${isPlan} and not coalesce(processing, false) returning id`,
  )
  return left ?? gone
}

/**
 * What failed is done at the worker's next turn, now as a plan of who asks for it. The worker takes what was due before
 * the millisecond it asks in, so a plan due this very moment could miss a turn.
 */
export async function retryPlan(req: PayloadRequest, id: string): Promise<Planned> {
  const plan = await readPlan(req, id, true)
  if (!plan) return gone
  const found = await tryPlan(req, plan)
  if (found) return { ok: false, ...problemOf(found) }
  const user = JSON.stringify({ relationTo: 'staff', value: req.user?.id })
  const again = await changed(
    req,
    sql`with log as (delete from payload_jobs_log where _parent_id = ${id}::uuid)
      update payload_jobs set has_error = false, error = null, total_tried = 0, processing = false,
        wait_until = now() - interval '1 second', updated_at = now(), input = jsonb_set(input, '{user}', ${user}::jsonb)
      where id = ${id}::uuid and ${isPlan} and has_error returning id`,
  )
  return again ? withNotices(req, plan, again) : gone
}

async function readPlan(req: PayloadRequest, id: string, failed = false): Promise<Plan | null> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select ${planColumns} from payload_jobs
    where id = ${id}::uuid and ${isPlan} and coalesce(has_error, false) = ${failed}
  `)
  return found.rows[0] ? planOf(found.rows[0]) : null
}

/** @returns null where the plan is there no more; two of the same kind at one moment are one too many. */
async function changed(req: PayloadRequest, statement: ReturnType<typeof sql>): Promise<Planned | null> {
  const db = await databaseOf(req)
  try {
    const { rows } = await db.execute(statement)
    return rows.length > 0 ? { ok: true } : null
  } catch (error) {
    if (isTaken(error)) return { ok: false, problem: 'already-planned' }
    throw error
  }
}

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === '23505') || ('cause' in error && isTaken(error.cause)))
