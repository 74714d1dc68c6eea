import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'

const block = 200

/**
 * Adds the words of documents that were saved lately to those a misspelt word is compared with. Called by the worker;
 * until then a new word is found as it is written alone.
 * @returns how many documents it was.
 */
export const collectWords = (payload: Payload): Promise<number> =>
  inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const done = await db.execute(sql`
      with taken as (
        delete from search_new_words
        where id in (select id from search_new_words order by id limit ${block} for update skip locked)
        returning locale, words
      ), added as (
        insert into search_words (locale, word, stem, shown)
        select distinct on (taken.locale, given.word) taken.locale, given.word, given.stem, given.shown
        from taken, jsonb_to_recordset(taken.words) as given(word text, stem text, shown text)
        order by taken.locale, given.word
        on conflict do nothing
      )
      select count(*)::int as documents from taken
    `)
    return Number(done.rows[0]?.documents ?? 0)
  })
