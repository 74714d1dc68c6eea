import type { Endpoint } from 'payload'
import { isWriter } from '../../access/roles.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { readWhereUsed } from './read-where-used.ts'

const beside = 5
const beforeConfirming = 10

/**
 * `GET /api/where-used/:collection/:id`: the first documents that refer to this one, for the panel beside the form;
 * with `?live=true` those that visitors see, for whoever is about to take it off the site.
 */
export const whereUsedEndpoint: Endpoint = {
  path: '/where-used/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const { collection, id } = req.routeParams as { collection: string; id: string }
    const known = req.payload.config.collections.find(({ slug, trash }) => trash && slug === collection)
    if (!known || !/^[0-9a-f-]{36}$/.test(id)) return wrong()
    const liveOnly = req.searchParams.get('live') === 'true'
    const asked = { liveOnly, limit: liveOnly ? beforeConfirming : beside }
    return Response.json(await readWhereUsed(req, collection, id, asked), {
      headers: { 'cache-control': 'no-store' },
    })
  },
}
