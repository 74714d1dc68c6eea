import type { Endpoint } from 'payload'
import { isEditor } from '../../../access/roles.ts'
import { nestedRequest } from '../../../database/nested-request.ts'
import { refuse, wrong } from '../../../endpoints/responses.ts'

/** `POST /api/media/:id/whole`: the picture as it was uploaded, in place of the part that is shown. */
export const takeBackCrop: Endpoint = {
  path: '/:id/whole',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id)
    if (!isEditor(req)) return refuse()
    if (!/^[0-9a-f-]{36}$/.test(id)) return wrong()
    const shared = { collection: 'media', id, depth: 0, overrideAccess: false } as const
    const stored = await req.payload.findByID({ ...shared, disableErrors: true, req: nestedRequest(req) })
    if (!stored) return refuse()
    // A language without words cannot be saved: the other one has some.
    const locale = stored.withoutAltRu ? 'kk' : 'ru'
    const context = { ...req.context, wholePicture: true }
    await req.payload.update({ ...shared, locale, data: {}, context, req: nestedRequest(req) })
    return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } })
  },
}
