import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { walkKeys } from '../../database/keyset-pages.ts'
import { databaseOf } from '../../database/of-request.ts'
import { recordAddress } from '../redirects/index.ts'
import { readGlobalStates, readTwoStates, recordTranslationState } from '../translation/index.ts'
import { trackDocument, trackGlobal } from './hooks/track-document.ts'

/** Collections whose documents the translation desk follows. */
const followed = ({ hooks }: SanitizedCollectionConfig) => hooks.afterChange?.includes(trackDocument) ?? false

/** Documents of one transaction. */
const pageSize = 200

/**
 * Takes documents that are older than the translation desk into it, and their addresses into the list of addresses.
 * Each is taken as current: what was there before cannot be told from what was translated. Some at a time, each time
 * for good: what a stopped run has done is not done again.
 * @returns how many documents were taken in.
 */
export async function rebuildStatus(payload: Payload): Promise<number> {
  let taken = 0
  for (const collection of payload.config.collections.filter(followed)) {
    for await (const page of walkKeys((after, limit) => readUnknown(payload, collection, after, limit), pageSize)) {
      await inTransaction(payload, 'ru', async (req) => {
        for (const { id } of page) await takeIn(req, collection, id)
      })
      taken += page.length
    }
  }
  return taken + (await takeGlobalsIn(await createLocalReq({}, payload)))
}

/** The first documents after an id that the desk does not know. */
async function readUnknown(
  payload: Payload,
  { slug, trash }: SanitizedCollectionConfig,
  after: string | null,
  limit: number,
): Promise<{ id: string }[]> {
  const found = await payload.db.drizzle.execute(sql`
    select id::text from ${sql.identifier(slug)} as document
    where not exists (
      select 1 from translation_states where collection = ${slug} and document_id = document.id::text
    )
    ${trash ? sql`and deleted_at is null` : sql``} ${after ? sql`and id > ${after}::uuid` : sql``}
    order by id limit ${limit}
  `)
  return found.rows.map(({ id }) => ({ id: String(id) }))
}

async function takeIn(req: PayloadRequest, collection: SanitizedCollectionConfig, id: string): Promise<void> {
  const states = await readTwoStates(req, collection, id)
  await recordTranslationState(req, states)
  await recordAddress(req, collection.slug, states.id, states.live)
}

async function takeGlobalsIn(req: PayloadRequest): Promise<number> {
  const db = await databaseOf(req)
  let taken = 0
  for (const { slug, hooks } of req.payload.config.globals) {
    if (!hooks.afterChange?.includes(trackGlobal)) continue
    const known = await db.execute(sql`
      select 1 from translation_states where collection = 'globals' and document_id = ${slug}
    `)
    if (known.rows.length > 0) continue
    await recordTranslationState(req, await readGlobalStates(req, slug as 'home'))
    taken += 1
  }
  return taken
}
