import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** So few rows are summed up as they are: what is folded is written anew, and left behind for the vacuum. */
const foldedFrom = 200

/** Makes one row of all that was counted of a state since the last time, so that the desk never adds up a long history. */
export async function foldTranslationCounts(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql`
    with folded as (
      delete from translation_counts where (select count(*) from translation_counts) >= ${foldedFrom} returning *
    )
    insert into translation_counts
      select collection, locale, state, sum(documents) from folded group by 1, 2, 3 having sum(documents) <> 0
  `)
}
