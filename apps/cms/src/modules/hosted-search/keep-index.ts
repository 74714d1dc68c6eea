import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../../database/of-request.ts'
import type { HostedSearch } from '../../env.ts'
import { pushDocuments, setUpIndexes } from './operations/push-documents.ts'

/** The index is compared once a minute even where nothing was announced: a rebuild is announced to nobody. */
const compareEveryMs = 60_000

/**
 * What the worker does again and again: sends what differs, as soon as something was announced.
 * @returns one turn of it; a fault is thrown, and the next turn begins where this one ended.
 */
export function keepIndex(payload: Payload, settings: HostedSearch): () => Promise<void> {
  let ready = false
  let seen = ''
  let comparedAt = 0
  return async () => {
    if (!ready) await setUpIndexes(settings)
    ready = true
    const last = await lastAnnouncement(payload)
    if (last === seen && Date.now() - comparedAt < compareEveryMs) return
    while ((await pushDocuments(payload, settings)) > 0);
    seen = last
    comparedAt = Date.now()
  }
}

async function lastAnnouncement(payload: Payload): Promise<string> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const found = await db.execute(sql`select coalesce(max(id), 0)::text as last from outbox`)
  return String(found.rows[0]?.last)
}
