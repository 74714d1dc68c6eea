import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isClinic } from '../../access/clinic.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { listFreeTimes } from './operations/list-free-times.ts'

/** Of this millennium: PostgreSQL reads no year of five digits. */
const day = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}$/)
  .refine((value) => fromAlmaty(`${value}T00:00`) !== null)

const question = z.object({
  service: z.uuid(),
  branch: z.uuid(),
  specialist: z.uuid().nullable().default(null),
  day: day.nullable().default(null),
  moving: z.uuid().nullable().default(null),
})

/**
 * `GET /api/free-times?service=&branch=&specialist=&day=&moving=`: the free times of a day, for the form of a visit. Errors:
 * `bad-request`, and the codes of `listFreeTimes`.
 */
export const freeTimesEndpoint: Endpoint = {
  path: '/free-times',
  method: 'get',
  handler: async (req) => {
    if (!isClinic(req)) return refuse()
    const asked = question.safeParse(Object.fromEntries(req.searchParams))
    if (!asked.success) return wrong()
    const listed = await listFreeTimes(req, asked.data, new Date())
    return listed.ok ? Response.json(listed.value, { headers: { 'cache-control': 'no-store' } }) : wrong(listed.error)
  },
}
