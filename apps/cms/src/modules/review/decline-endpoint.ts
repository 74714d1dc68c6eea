import type { Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor } from '../../access/roles.ts'
import { bodyOf } from '../../endpoints/body-of.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { commentText } from './comment-text.ts'
import { declineText } from './operations/decline-text.ts'
import { answer, refuseWith } from './responses.ts'

const declining = z.object({
  id: z.string().max(64),
  locale: z.enum(['ru', 'kk']),
  path: z.string().max(300),
  seen: z.string().max(64),
  comment: z.string(),
})

/** Whoever may save a single document decides about the texts that wait for it. */
async function mayDecide(req: PayloadRequest, id: string): Promise<boolean> {
  const global = req.payload.globals.config.find(({ slug }) => slug === (id as GlobalSlug))
  return Boolean(await global?.access.update({ req }))
}

/** `POST /api/review/decline` `{ id, locale, path, seen, comment }`: a waiting text of a single document goes back. */
export const declineEndpoint: Endpoint = {
  path: '/review/decline',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const body = await bodyOf(req, declining)
    if (!body) return wrong()
    if (!(await mayDecide(req, body.id))) return refuse()
    const comment = commentText(body.comment)
    if (!comment.ok) return refuseWith(req, comment.error)
    const done = await declineText(req, { ...body, comment: comment.value })
    return done.ok ? answer({ ok: true }) : refuseWith(req, done.error)
  },
}
