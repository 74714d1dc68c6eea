import { sql } from '@payloadcms/db-postgres'
import { dequal } from 'dequal/lite'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { actorOf } from '../../audit/index.ts'

/**
 * Whether a save of its own accord by whoever asks could write over words that others alone have put into the newest
 * version, in the language of the save or for both. Who has written in it before goes on in it: which of its languages
 * is whose is not known.
 */
export async function replacesOthers(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<boolean> {
  return (await isOthersAutosave(req, collection, id)) && (await hasNewWords(req, collection, id))
}

async function isOthersAutosave(req: PayloadRequest, collection: string, id: string): Promise<boolean> {
  const { kind, id: actor } = actorOf(req)
  const versions = sql.identifier(`_${collection.replaceAll('-', '_')}_v`)
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select newest.autosave and count(known.actor_id) > 0
      and not coalesce(bool_or(known.actor_kind = ${kind} and known.actor_id = ${actor ?? ''}), false) as others
    from (
      select id, autosave from ${versions} where parent_id = ${id}::uuid
      order by updated_at desc, created_at desc limit 1
    ) as newest
    left join version_authors as known on known.collection = ${collection} and known.version_id = newest.id::text
    group by newest.id, newest.autosave
  `)
  return rows[0]?.others === true
}

/** Whether the newest version says anything else, as the language of the request shows it, than the one before. */
async function hasNewWords(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<boolean> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 2,
    pagination: false,
    depth: 0,
    locale: req.locale ?? 'all',
    fallbackLocale: false,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  const [newest, before] = docs.map(({ version }) => ({ ...version, updatedAt: null, _status: null }))
  return !dequal(newest, before)
}
