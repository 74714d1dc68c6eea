import { createHmac } from 'node:crypto'
import type { Endpoint } from 'payload'
import { roleOf } from '../access/roles.ts'
import { refuse } from './responses.ts'

/**
 * `GET /api/unsaved-copy-key`: the key to what a member of the staff typed and could not save, which waits encrypted in
 * the browser. Without their session nobody gets it, whoever uses the browser next.
 */
export const unsavedCopyKey: Endpoint = {
  path: '/unsaved-copy-key',
  method: 'get',
  handler: async (req) => {
    if (roleOf(req) === null || !req.user) return refuse()
    const owner = String(req.user.id)
    const key = createHmac('sha256', req.payload.secret).update(`unsaved-copy:${owner}`).digest('base64')
    return Response.json({ owner, key }, { headers: { 'cache-control': 'no-store' } })
  },
}
