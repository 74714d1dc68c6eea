import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { noteShown } from '../../audit/index.ts'
import { checkPublishing } from '../../publishing/index.ts'
import { keyOf, titlesOf } from '../../where-used/index.ts'
import { type Lacking, type Plan, type PlanFailure, planFailures } from '../plan.ts'
import { readOthersPublic } from './others-public.ts'
import { isPlan, planColumns, planOf } from './plan-rows.ts'

export type TroubledPlan = Plan & {
  title: string
  /** `late`: its time has come, and nobody took it up. */
  trouble: PlanFailure | 'late'
  /** What the language lacks as it is now, or what would go public with it, in the reader's words. */
  lacking: string[]
}

/** As many as are shown at once; whatever is settled makes room for the next. */
export const troubledShown = 20

const graceMinutes = 2

/** Planned publications that did not happen: refused, or waiting long after their time. The oldest first. */
export async function readTroubledPlans(req: PayloadRequest): Promise<TroubledPlan[]> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select ${planColumns}, coalesce(has_error, false) as failed, error ->> 'message' as reason
    from payload_jobs
    where ${isPlan} and (has_error or coalesce(wait_until, created_at) < now() - make_interval(mins => ${graceMinutes}))
    order by at, id limit ${troubledShown}
  `)
  const rows = found.rows.map((row) => ({ plan: planOf(row), failed: row.failed === true, reason: row.reason }))
  const titles = await titlesOf(
    req,
    rows.map(({ plan }) => entityOf(plan)),
  )
  await noteShown(
    req,
    rows.map(({ plan }) => ({ collection: plan.collection, id: plan.documentId })),
  )
  const plans: TroubledPlan[] = []
  for (const { plan, failed, reason } of rows) {
    const named = titles.get(keyOf(entityOf(plan)))
    const failure = planFailures.find((known) => known === reason) ?? 'unknown'
    const trouble = named ? failure : 'no-document'
    const lacking = failed && named ? await lackingOf(req, plan, failure) : []
    plans.push({
      ...plan,
      title: named?.title ?? '',
      trouble: failed ? (trouble === 'unknown' && lacking.length > 0 ? 'incomplete' : trouble) : 'late',
      lacking,
    })
  }
  return plans
}

const entityOf = ({ collection, documentId }: Plan) => ({ entity: collection, id: documentId })

/** Those that failed before reasons were kept may have lacked something too. */
const mayLack = ({ action }: Plan, failure: PlanFailure) =>
  action === 'publish' && (failure === 'incomplete' || failure === 'unknown')

async function lackingOf(req: PayloadRequest, plan: Plan, failure: PlanFailure): Promise<string[]> {
  const { collection, documentId, locale } = plan
  const labels = (found: readonly Lacking[]) => found.map(({ label }) => label)
  if (failure === 'shared-changes') return labels((await readOthersPublic(req, plan)).changes)
  if (!mayLack(plan, failure)) return []
  return labels((await checkPublishing(req, collection as CollectionSlug, documentId, locale)).missing)
}
