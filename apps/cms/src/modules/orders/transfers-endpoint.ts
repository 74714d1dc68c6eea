import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isClinic } from '../../access/clinic.ts'
import { bodyOf } from '../../endpoints/body-of.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { carryGoods } from './stock-movements/carry-goods.ts'

const asked = z.object({ order: z.uuid(), key: z.string().min(1).max(100), from: z.uuid().nullable() })

/** `POST /api/transfers` with `{ order, key, from }`: goods of an order were brought to where it is picked up: `{ count }`. */
export const transfersEndpoint: Endpoint = {
  path: '/transfers',
  method: 'post',
  handler: async (req) => {
    if (!isClinic(req)) return refuse()
    const body = await bodyOf(req, asked)
    if (!body) return wrong()
    const count = await carryGoods(req, body)
    return Response.json({ count }, { headers: { 'cache-control': 'no-store' } })
  },
}
