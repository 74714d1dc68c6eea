import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../database/of-request.ts'

/** Whoever finds more types another letter. */
const most = 500

const snake = (name: string) => name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Finds people whose name holds each of some words, whichever letters stand for the Kazakh ones: «Айгул» finds «Айгүл».
 * @param field the name of a text field of the collection
 * @returns ids of the newest five hundred
 */
export async function findNames(
  req: PayloadRequest,
  collection: string,
  field: string,
  words: readonly string[],
): Promise<string[]> {
  const folded = words.map((word) => foldKazakh(word.toLowerCase().replaceAll('ё', 'е')).trim()).filter(Boolean)
  if (folded.length === 0) return []
  const column = sql.identifier(snake(field))
  const holds = folded.map((word) => sql`folded_title(${column}) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select id from ${sql.identifier(snake(collection))} where ${sql.join(holds, sql` and `)}
    order by created_at desc limit ${most}
  `)
  return found.rows.map((row) => String(row.id))
}
