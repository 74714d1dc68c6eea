import { dequal } from 'dequal/lite'
import type { GlobalAfterChangeHook } from 'payload'
import { queuePlans } from '../operations/follow-plans.ts'
import { plansOf } from '../operations/instalment-plans.ts'

/** Other plans, and devices cost something else a month: lists are narrowed by that. Other words change nothing there. */
export const followPlanChanges: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!dequal(plansOf(doc), plansOf(previousDoc ?? {}))) await queuePlans(req)
  return doc
}
