import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor } from '../../../access/roles.ts'
import { bodyOf } from '../../../endpoints/body-of.ts'
import { refuse, wrong } from '../../../endpoints/responses.ts'
import { withTitles } from '../operations/describe-release.ts'
import { cancelPlan, moveRelease, planRelease } from '../operations/plan-release.ts'
import { publishRelease } from '../operations/publish-release.ts'
import { undoRelease } from '../operations/undo/undo-release.ts'

/** What is answered to everything that a release is told to do. */
type Outcome = { ok: boolean; findings?: unknown; documents?: unknown }

/** An address of a release; only for editors, and only with an id that could be one. */
export const onRelease = (
  path: string,
  method: 'get' | 'post',
  act: (req: PayloadRequest, id: string) => Promise<Response>,
): Endpoint => ({
  path: `/release-desk/:id${path}`,
  method,
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const id = z.uuid().safeParse(req.routeParams?.id)
    return id.success ? act(req, id.data) : wrong()
  },
})

const publish = onRelease('/publish', 'post', async (req, id) => told(req, await publishRelease(req.payload, req, id)))

const undo = onRelease('/undo', 'post', async (req, id) => told(req, await undoRelease(req, id)))

/** `{ at: '2026-11-26T10:00' }`, on the clock of Almaty. */
const planning = z.object({ at: z.string().max(16) })

const plan = onRelease('/plan', 'post', atTime(planRelease))

const move = onRelease('/move', 'post', atTime(moveRelease))

const cancel = onRelease('/cancel-plan', 'post', async (req, id) => told(req, await cancelPlan(req, id)))

function atTime(act: typeof planRelease) {
  return async (req: PayloadRequest, id: string): Promise<Response> => {
    const body = await bodyOf(req, planning)
    const at = body && fromAlmaty(body.at)
    return at ? told(req, await act(req, id, at)) : wrong('no-such-time')
  }
}

/** Documents that stand in the way are told by their names. */
async function told(req: PayloadRequest, outcome: Outcome): Promise<Response> {
  const named = (list: unknown) => withTitles(req, list as Parameters<typeof withTitles>[1])
  return Response.json({
    ...outcome,
    ...(outcome.findings ? { findings: await named(outcome.findings) } : {}),
    ...(outcome.documents ? { documents: await named(outcome.documents) } : {}),
  })
}

export const releaseEndpoints: Endpoint[] = [publish, undo, plan, move, cancel]
