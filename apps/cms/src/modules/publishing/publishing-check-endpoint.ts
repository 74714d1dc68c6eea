import { isLocale } from '@estu/domain/locale/locales'
import type { CollectionSlug, Endpoint } from 'payload'
import { isWriter } from '../../access/roles.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { documentAddress, isKnown, isOpen } from '../translation/index.ts'
import { checkPublishing } from './operations/check-publishing.ts'

/** `GET /api/publishing-check/:collection/:id?locale=kk`: what publishing one language would do. */
export const publishingCheck: Endpoint = {
  path: '/publishing-check/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const asked = documentAddress.safeParse(req.routeParams)
    const locale = req.searchParams.get('locale')
    if (!asked.success || asked.data.collection === 'globals' || !isKnown(req, asked.data) || !isLocale(locale))
      return wrong()
    if (!(await isOpen(req, asked.data))) return refuse()
    const { collection, id } = asked.data
    return Response.json(await checkPublishing(req, collection as CollectionSlug, id, locale), {
      headers: { 'cache-control': 'no-store' },
    })
  },
}
