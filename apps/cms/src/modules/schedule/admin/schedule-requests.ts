import { z } from 'zod'
import type { PeriodKind } from '../calendar-entry.ts'
import type { Lacking, Plan, PlanProblem } from '../plan.ts'
import './read-without-eval.ts'

/** What came of asking: done, or why not. */
export type Outcome =
  | { ok: true; notices?: PlanNotice[] | undefined }
  | { ok: false; problem: PlanProblem; lacking?: Lacking[]; words?: string }

/** `label` names the document too, where that is not the one being looked at. */
const notice = z.object({
  field: z.string(),
  label: z.string(),
  words: z.string(),
})
export type PlanNotice = z.infer<typeof notice>
const lacking = z.array(z.object({ label: z.string(), field: z.string() }))
const outcome = z.union([
  z.object({ ok: z.literal(true), notices: z.array(notice).optional() }),
  z.object({
    ok: z.literal(false),
    problem: z.custom<PlanProblem>(),
    lacking: lacking.optional(),
    words: z.string().optional(),
  }),
])

async function send(method: string, path: string, body?: object): Promise<Outcome> {
  try {
    const response = await fetch(`/api/schedule${path}`, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const parsed = outcome.safeParse(await response.json())
    return parsed.success ? parsed.data : { ok: false, problem: 'failed' }
  } catch {
    return { ok: false, problem: 'failed' }
  }
}

type Wish = { collection: string; id: string; locale: string; action: string; at: string }

export const sendPlan = (wish: Wish) => send('POST', '', wish)
/** @param at on the clock of Almaty */
export const sendMove = (id: string, at: string) => send('PATCH', `/${id}`, { at })
export const sendPeriodMove = (kind: PeriodKind, id: string, at: string) => send('POST', '/periods', { kind, id, at })
export const sendCancel = (id: string) => send('DELETE', `/${id}`)
export const sendRetry = (id: string) => send('POST', `/${id}/retry`)

/** @returns null when they could not be read. */
export async function fetchPlans(collection: string, id: string): Promise<Plan[] | null> {
  try {
    const response = await fetch(`/api/schedule/${collection}/${id}`, { credentials: 'include' })
    return response.ok ? (await response.json()).plans : null
  } catch {
    return null
  }
}
