import type { TaskConfig } from 'payload'
import { PlanRefused } from './operations/carry-out.ts'
import { runPlan } from './operations/run-plan.ts'
import { storedPlan } from './plan.ts'

/**
 * Carries out what was planned. It stands under the name of Payload's own task, which takes one language off the site
 * for another and knows no reasons: what was planned before is carried out by this one. It is not tried again, so that
 * it stays in the calendar where it was planned; a deadlock is dealt with below.
 */
export const publishOnTime: TaskConfig<'schedulePublish'> = {
  slug: 'schedulePublish',
  inputSchema: [
    { name: 'type', type: 'text' },
    { name: 'locale', type: 'text' },
    { name: 'doc', type: 'json' },
    { name: 'user', type: 'json' },
  ],
  handler: async ({ input, job, req: { payload } }) => {
    const plan = storedPlan.safeParse(input)
    if (!plan.success) throw new PlanRefused('unknown')
    try {
      await runPlan(payload, plan.data)
    } catch (error) {
      if (error instanceof PlanRefused) throw error
      payload.logger.error({ err: error, msg: `the planned publication ${job.id} failed` })
      throw new PlanRefused('unknown')
    }
    return { output: {} }
  },
}
