import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor } from '../../../access/roles.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { refuse, wrong } from '../../../endpoints/responses.ts'
import { longestTag, tagKey, tidyTags } from './tags.ts'

const asked = z.object({
  ids: z.array(z.uuid()).min(1).max(500),
  tag: z.string().trim().min(1).max(longestTag),
  action: z.enum(['add', 'remove']),
})

/** `POST /api/media/tags`: one tag for the chosen pictures, beside those that each has already, or of them no more. */
export const changeTags: Endpoint = {
  path: '/tags',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const body = asked.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return wrong()
    const { ids, tag, action } = body.data
    const changed = await (action === 'add' ? addTag(req, ids, tag) : removeTag(req, ids, tag))
    return Response.json({ changed }, { headers: { 'cache-control': 'no-store' } })
  },
}

const uuids = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )

/** In the order of their ids: two editors at once never wait for each other in a circle. */
const chosen = (ids: readonly string[]) => sql`
  chosen as (select id from media where id in (${uuids(ids)}) order by id for no key update)`

async function addTag(req: PayloadRequest, ids: readonly string[], tag: string): Promise<number> {
  const [known = tag] = await tidyTags(req, [tag])
  const db = await databaseOf(req)
  const done = await db.execute(sql`
    with ${chosen(ids)}
    insert into media_texts ("order", parent_id, path, text)
    select 1 + (select coalesce(max("order"), 0) from media_texts where parent_id = chosen.id and path = 'tags'), chosen.id, 'tags', ${known}
    from chosen
    where not exists (
      select from media_texts as own
      where own.parent_id = chosen.id and own.path = 'tags' and folded_title(own.text) = ${tagKey(known)}
    )
  `)
  return done.rowCount ?? 0
}

async function removeTag(req: PayloadRequest, ids: readonly string[], tag: string): Promise<number> {
  const db = await databaseOf(req)
  const done = await db.execute(sql`
    with ${chosen(ids)}
    delete from media_texts using chosen
    where parent_id = chosen.id and path = 'tags' and folded_title(text) = ${tagKey(tag)}
  `)
  return done.rowCount ?? 0
}
