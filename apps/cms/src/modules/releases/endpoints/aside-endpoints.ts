import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isEditor } from '../../../access/roles.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { bodyOf } from '../../../endpoints/body-of.ts'
import { refuse, wrong } from '../../../endpoints/responses.ts'
import { readAside, takeOut } from '../operations/prepared-globals.ts'
import { putAsideChecked } from '../operations/put-aside.ts'
import { releasableGlobals } from '../releasable.ts'
import { onRelease } from './release-endpoints.ts'

const place = z.object({ global: z.enum(releasableGlobals), locale: z.enum(['ru', 'kk']) })
const text = place.extend({ data: z.record(z.string(), z.unknown()), seenAt: z.string().max(40).nullable() })

/** `POST /api/release-desk/:id/globals` `{ global, locale, data, seenAt }`: the text of a single document waits for the release. */
const put = onRelease('/globals', 'post', async (req, releaseId) => {
  const body = await bodyOf(req, text)
  return body ? Response.json(await putAsideChecked(req, { releaseId, ...body })) : wrong()
})

/** `GET /api/release-desk/:id/globals?global=&locale=`: the text that waits, to be written on; null where there is none. */
const read = onRelease('/globals', 'get', async (req, releaseId) => {
  const asked = place.safeParse(req.query)
  if (!asked.success) return wrong()
  const aside = await readAside(req, { releaseId, ...asked.data })
  return Response.json({ aside }, { headers: { 'cache-control': 'no-store' } })
})

/** `POST /api/release-desk/:id/globals/remove` `{ global, locale }` */
const remove = onRelease('/globals/remove', 'post', async (req, releaseId) => {
  const body = await bodyOf(req, place)
  if (!body) return wrong()
  await takeOut(req, releaseId, body.global, body.locale)
  return Response.json({ ok: true })
})

export type OpenRelease = { id: string; title: string }

/** `GET /api/release-desk`: releases that are being prepared, the newest first. */
const open: Endpoint = {
  path: '/release-desk',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const db = await databaseOf(req)
    const { rows } = await db.execute(sql`
      select id::text, title from releases where state in ('open', 'stopped') order by created_at desc limit 50
    `)
    return Response.json({ releases: rows }, { headers: { 'cache-control': 'no-store' } })
  },
}

export const asideEndpoints: Endpoint[] = [open, read, put, remove]
