import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../database/of-request.ts'
import { recordAddress } from '../redirects/index.ts'

/**
 * A document went to the trash: the translation desk does not show it, its address leads nowhere, nothing planned for it
 * happens. What its translation was made from is kept for the day when it comes back.
 */
export async function onTrash<T extends { id: unknown }>(req: PayloadRequest, collection: string, doc: T): Promise<T> {
  const id = String(doc.id)
  const db = await databaseOf(req)
  await db.execute(sql`delete from translation_states where collection = ${collection} and document_id = ${id}`)
  await recordAddress(req, collection, id, null)
  await db.execute(sql`
    delete from payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and not coalesce(processing, false)
      and input #>> '{doc,relationTo}' = ${collection} and input #>> '{doc,value}' = ${id}
  `)
  return doc
}
