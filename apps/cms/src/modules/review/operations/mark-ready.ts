import { err, ok, type Result } from '@estu/domain/result'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../../database/in-own-transaction.ts'
import { lockDocument } from '../../../database/lock-row.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { readTwoStates } from '../../translation/index.ts'
import type { LanguageOf } from '../review-address.ts'
import { isPublic, textMark } from '../text-mark.ts'

type Refusal = 'no-document' | 'already-public'

/** Calls the texts of a language, as they stand at this moment, ready to be looked at. Once more after a change. */
export const markReady = (req: PayloadRequest, document: LanguageOf): Promise<Result<null, Refusal>> =>
  inOwnTransaction(req, async () => {
    const { collection, id, locale } = document
    await lockDocument(req, collection, id)
    const states = await readTwoStates(req, req.payload.collections[collection as CollectionSlug].config, id)
    if (!states.newest.id) return err('no-document')
    if (isPublic(states, locale)) return err('already-public')
    const text = textMark(states, locale)
    const db = await databaseOf(req)
    await db.execute(sql`
      insert into review_marks (collection, document_id, locale, state, marked_by, marked_text, current_text)
      values (${collection}, ${id}, ${locale}, 'ready', ${req.user?.id}::uuid, ${text}, ${text})
      on conflict (collection, document_id, locale) do update
        set state = 'ready', marked_by = excluded.marked_by, marked_at = now(), marked_text = excluded.marked_text,
          current_text = excluded.current_text, decided_by = null, decided_at = null
        where review_marks.state <> 'ready' or review_marks.marked_text <> excluded.marked_text
    `)
    return ok(null)
  })

/** Takes a language out of the queue again. @returns whether it stood there. */
export async function withdrawMark(req: PayloadRequest, { collection, id, locale }: LanguageOf): Promise<boolean> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    delete from review_marks
    where collection = ${collection} and document_id = ${id} and locale = ${locale} and state = 'ready'
    returning locale
  `)
  return rows.length > 0
}
