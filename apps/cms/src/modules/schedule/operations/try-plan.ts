import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import type { Lacking, Plan, PlanFailure } from '../plan.ts'
import { carryOut, PlanRefused } from './carry-out.ts'
import { readOthersPublic } from './others-public.ts'
import { isAhead } from './plan-rows.ts'

export type Attempt = Omit<Plan, 'id'>

type Found = { reason: PlanFailure | 'not-public'; lacking: Lacking[]; words: string }

/** Stores nothing of what was done only to see whether it can be. */
class Enough extends Error {}

/** @returns what stands in the way of a plan now; null where nothing does. */
export const tryPlan = (req: PayloadRequest, plan: Attempt): Promise<Found | null> =>
  plan.action === 'publish' ? tryPublishing(req, plan) : tryUnpublishing(req, plan)

/** Publishes and takes it back: whatever refuses the button refuses the plan, by the same words. */
async function tryPublishing(req: PayloadRequest, plan: Attempt): Promise<Found | null> {
  try {
    await inTransaction(req.payload, plan.locale, async (own) => {
      Object.assign(own, { user: req.user, i18n: req.i18n, t: req.t })
      await carryOut(own, plan)
      throw new Enough()
    })
    return null
  } catch (error) {
    if (error instanceof Enough) return null
    if (error instanceof PlanRefused) return error
    throw error
  }
}

/**
 * A language can be taken off the site when it is public, or will be by then, and while nothing that nobody published goes
 * public in the other one with it.
 */
async function tryUnpublishing(req: PayloadRequest, plan: Attempt): Promise<Found | null> {
  const { collection, documentId, locale, at } = plan
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select 1 from translation_states where collection = ${collection} and document_id = ${documentId}
      and locale = ${locale} and publication in ('published', 'changed')
    union all
    select 1 from payload_jobs where ${isAhead} and input #>> '{doc,relationTo}' = ${collection}
      and input #>> '{doc,value}' = ${documentId} and coalesce(input ->> 'locale', 'ru') = ${locale}
      and coalesce(input ->> 'type', 'publish') = 'publish' and wait_until < ${at}::timestamptz
    limit 1
  `)
  if (found.rows.length === 0) return { reason: 'not-public', lacking: [], words: '' }
  const { changes } = await readOthersPublic(req, plan)
  return changes.length > 0 ? { reason: 'shared-changes', lacking: changes, words: '' } : null
}
