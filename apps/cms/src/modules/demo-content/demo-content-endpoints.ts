import type { Endpoint } from 'payload'
import { z } from 'zod'
import { requireFreshProof } from '../../access/fresh-proof.ts'
import { isAdmin } from '../../access/staff.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { askForRemoval } from './operations/ask-for-removal.ts'

const form = z.object({ chosen: z.array(z.string().min(1).max(200)).max(2000) })

const remove: Endpoint = {
  path: '/demo-content/remove',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req)) return refuse()
    const sent = form.safeParse(await req.json?.().catch(() => null))
    if (!sent.success) return wrong()
    await requireFreshProof(req)
    await askForRemoval(req, sent.data.chosen)
    return Response.json({ asked: true }, { headers: { 'cache-control': 'no-store' } })
  },
}

/** Asked by the admin's page of demo content; admins alone, who have just proved who they are. */
export const demoContentEndpoints: Endpoint[] = [remove]
