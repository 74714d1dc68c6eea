import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  type Payload,
  type SanitizedCollectionConfig,
} from 'payload'
import { databaseOf } from '../../database/of-request.ts'
import { recordAddress } from '../redirects/index.ts'
import { readGlobalStates, readTwoStates, recordTranslationState } from '../translation/index.ts'
import { trackDocument, trackGlobal } from './hooks/track-document.ts'

/** Collections whose documents the translation desk follows. */
const followed = ({ hooks }: SanitizedCollectionConfig) => hooks.afterChange?.includes(trackDocument) ?? false

/**
 * Takes documents that are older than the translation desk into it, and their addresses into the list of addresses.
 * Each is taken as current: what was there before cannot be told from what was translated.
 * @returns how many documents were taken in.
 */
export async function rebuildStatus(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  const db = await databaseOf(req)
  let taken = 0
  for (const collection of payload.config.collections.filter(followed)) {
    const found = await db.execute(sql`
      select id from ${sql.identifier(collection.slug)} as document
      where not exists (
        select 1 from translation_states
        where collection = ${collection.slug} and document_id = document.id::text
      )${collection.trash ? sql` and deleted_at is null` : sql``}
    `)
    for (const { id } of found.rows) {
      const states = await readTwoStates(req, collection, String(id))
      await recordTranslationState(req, states)
      await recordAddress(req, collection.slug, states.id, states.live)
      taken += 1
    }
  }
  for (const { slug, hooks } of payload.config.globals) {
    if (!hooks.afterChange?.includes(trackGlobal)) continue
    const known = await db.execute(sql`
      select 1 from translation_states where collection = 'globals' and document_id = ${slug}
    `)
    if (known.rows.length > 0) continue
    await recordTranslationState(req, await readGlobalStates(req, slug as 'home'))
    taken += 1
  }
  await commitTransaction(req)
  return taken
}
