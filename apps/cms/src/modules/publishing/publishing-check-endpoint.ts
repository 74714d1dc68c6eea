import { isLocale } from '@estu/domain/locale/locales'
import type { CollectionSlug, Endpoint } from 'payload'
import { isWriter } from '../../access/roles.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { checkPublishing } from './operations/check-publishing.ts'

/** `GET /api/publishing-check/:collection/:id?locale=kk`: what publishing one language would do. */
export const publishingCheck: Endpoint = {
  path: '/publishing-check/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const { collection, id } = req.routeParams as { collection: string; id: string }
    const locale = req.searchParams.get('locale')
    if (!(collection in req.payload.collections) || !/^[0-9a-f-]{36}$/.test(id) || !isLocale(locale)) return wrong()
    return Response.json(await checkPublishing(req, collection as CollectionSlug, id, locale), {
      headers: { 'cache-control': 'no-store' },
    })
  },
}
