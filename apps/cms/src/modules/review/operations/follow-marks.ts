import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { readTwoStates } from '../../translation/index.ts'
import { isPublic, textMark } from '../text-mark.ts'

/**
 * After a save of a document that somebody has called ready: what its texts are now, and whether it was published,
 * which is its approval from wherever it was done.
 */
export async function followMarks(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: string,
): Promise<void> {
  const db = await databaseOf(req)
  const marked = await db.execute(sql`
    select locale from review_marks where collection = ${collection.slug} and document_id = ${id}
  `)
  if (marked.rows.length === 0) return
  const states = await readTwoStates(req, collection, id)
  const decider = req.user?.collection === 'staff' ? req.user.id : null
  for (const { locale } of marked.rows as { locale: Locale }[]) {
    const text = textMark(states, locale)
    const place = sql`collection = ${collection.slug} and document_id = ${id} and locale = ${locale}`
    await (isPublic(states, locale)
      ? db.execute(sql`
          update review_marks
          set state = 'approved', marked_text = ${text}, current_text = ${text}, decided_by = ${decider}::uuid,
            decided_at = now()
          where ${place} and (state <> 'approved' or marked_text <> ${text} or current_text <> ${text})
        `)
      : db.execute(sql`update review_marks set current_text = ${text} where ${place} and current_text <> ${text}`))
  }
}

/** With a document goes what was said of it. */
export async function forgetReview(req: PayloadRequest, collection: string, id: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from review_marks where collection = ${collection} and document_id = ${id}`)
  await db.execute(sql`delete from review_comments where collection = ${collection} and document_id = ${id}`)
}
