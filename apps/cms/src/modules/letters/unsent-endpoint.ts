import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isAdmin } from '../../access/staff.ts'
import { bodyOf } from '../../endpoints/body-of.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { dropUnsent, retryUnsent } from './operations/change-unsent.ts'
import { unsentShown } from './operations/list-unsent.ts'

const asked = z.object({ act: z.enum(['retry', 'drop']), ids: z.array(z.uuid()).min(1).max(unsentShown) })

/** `POST /api/unsent-letters` with `{ act, ids }`: sends letters that were given up again, or drops them: `{ count }`. */
export const unsentEndpoint: Endpoint = {
  path: '/unsent-letters',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req)) return refuse()
    const body = await bodyOf(req, asked)
    if (!body) return wrong()
    const count = await (body.act === 'retry' ? retryUnsent(req, body.ids) : dropUnsent(req, body.ids))
    return Response.json({ count }, { headers: { 'cache-control': 'no-store' } })
  },
}
