import type { Endpoint } from 'payload'
import { isWriter } from '../../access/roles.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { readWhereUsed } from './read-where-used.ts'

const beside = 5

/** `GET /api/where-used/:collection/:id`: the first documents that refer to this one, for the panel beside the form. */
export const whereUsedEndpoint: Endpoint = {
  path: '/where-used/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const { collection, id } = req.routeParams as { collection: string; id: string }
    const known = req.payload.config.collections.find(({ slug, trash }) => trash && slug === collection)
    if (!known || !/^[0-9a-f-]{36}$/.test(id)) return wrong()
    return Response.json(await readWhereUsed(req, collection, id, null, beside), {
      headers: { 'cache-control': 'no-store' },
    })
  },
}
