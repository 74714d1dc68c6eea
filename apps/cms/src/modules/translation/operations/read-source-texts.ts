import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** The source as it read when each text was translated, by path. */
export async function readSourceTexts(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Map<string, string>> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select path, source_text from translation_marks where collection = ${collection} and document_id = ${id}
  `)
  return new Map(found.rows.map((row) => [String(row.path), String(row.source_text)]))
}
