import type { Payload, TypedUser } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { StoredPlan } from '../plan.ts'
import { carryOut, PlanRefused } from './carry-out.ts'

/** Does what was planned, now, as the person who planned it; whoever lost the right to publish plans nothing any more. */
export async function runPlan(payload: Payload, plan: StoredPlan): Promise<void> {
  const { doc, locale, type, user } = plan
  const planner = await readPlanner(payload, user.value)
  if (!planner) throw new PlanRefused('not-allowed')
  const target = { collection: doc.relationTo, documentId: doc.value, locale, action: type }
  await inTransaction(payload, locale, async (req) => {
    req.user = planner
    await carryOut(req, target)
  })
}

async function readPlanner(payload: Payload, id: string): Promise<TypedUser | null> {
  const found = await payload.findByID({
    collection: 'staff',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return found && { ...found, collection: 'staff' }
}
