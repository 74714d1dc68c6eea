import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { collectWords } from './collect-words.ts'
import { forgetAllWords } from './forget-words.ts'
import { beginGeneration, type Database, switchGeneration } from './generations.ts'

/**
 * Begins to build the whole index anew beside the one that is read; whoever calls it writes all documents into it. What
 * is saved meanwhile goes into both.
 * @returns the number of the build, for `indexDocuments`.
 */
export const beginIndexBuild = (payload: Payload): Promise<number> => beginGeneration(payload.db.drizzle)

/**
 * Switches readers over to a complete build.
 * @returns false where another build was begun meanwhile, which goes on alone.
 */
export async function finishIndexBuild(payload: Payload, building: number): Promise<boolean> {
  const db = payload.db.drizzle
  while ((await collectWords(payload)) > 0);
  if (!(await switchGeneration(db, building))) return false
  await removeOlder(db, building)
  await forgetAllWords(payload)
  return true
}

const block = 1000

/** By id: asked from the beginning each time, the database would go through all that was removed before. */
async function removeOlder(db: Database, active: number): Promise<void> {
  for (let after = 0; ; ) {
    const gone = await db.execute(sql`
      with older as (
        select id from search_documents where id > ${after} and generation < ${active} order by id limit ${block}
      ),
      removed as (delete from search_documents where id in (select id from older))
      select max(id) as last from older
    `)
    const last = gone.rows[0]?.last
    if (last == null) return
    after = Number(last)
  }
}
