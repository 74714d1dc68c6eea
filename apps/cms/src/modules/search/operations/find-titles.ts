import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { normalise } from '@estu/domain/search/normalise'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Whoever gets more than this types another letter. */
const most = 200

/**
 * Documents of a collection, drafts included, whose title in either language holds a text, whichever letters stand for
 * the Kazakh ones: «кыс» finds «қыс».
 * @returns their ids; none for a text of which nothing is left.
 */
export async function findTitles(req: PayloadRequest, collection: string, text: string): Promise<string[]> {
  const folded = foldKazakh(normalise(text)).trim()
  if (folded === '') return []
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select distinct document_id from translation_states
    where collection = ${collection} and folded_title(title) like ${pattern} limit ${most}
  `)
  return found.rows.map((row) => String(row.document_id))
}
