import type { Endpoint } from 'payload'
import { isEditor, isWriter } from '../../access/roles.ts'
import { refuse } from '../../endpoints/responses.ts'
import { readCheck } from './operations/read-check.ts'
import { startCheck } from './operations/start-check.ts'

const noStore = { 'cache-control': 'no-store' }

/** `GET /api/link-check`: how far the last look at other sites is: `{ check }`, null where there was none. */
const progress: Endpoint = {
  path: '/link-check',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    return Response.json({ check: await readCheck(req) }, { headers: noStore })
  },
}

/** `POST /api/link-check`: starts one; 409 `{ error: 'under-way' }` where one is under way. */
const start: Endpoint = {
  path: '/link-check',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    if ((await startCheck(req)) === 'under-way')
      return Response.json({ error: 'under-way' }, { status: 409, headers: noStore })
    return Response.json({ check: await readCheck(req) }, { headers: noStore })
  },
}

export const linkCheckEndpoints: Endpoint[] = [progress, start]
