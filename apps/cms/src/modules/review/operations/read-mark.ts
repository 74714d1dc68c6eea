import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { LanguageOf } from '../review-address.ts'

export type ReviewState = 'ready' | 'returned' | 'approved'

export type ReviewMark = {
  state: ReviewState
  markedBy: { id: string; name: string | null }
  markedAt: string
  /** Null where nobody did it by hand. */
  decidedBy: string | null
  decidedAt: string | null
  /** A mark of the texts as they are now. */
  text: string
  /** They are no longer those that the mark speaks of. */
  isChanged: boolean
}

/** What has been said of a language of a document; null where nobody has called it ready yet. */
export async function readMark(req: PayloadRequest, document: LanguageOf): Promise<ReviewMark | null> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select mark.*, marker.name as marker_name, decider.name as decider_name
    from review_marks as mark
      left join staff as marker on marker.id = marked_by
      left join staff as decider on decider.id = decided_by
    where collection = ${document.collection} and document_id = ${document.id} and locale = ${document.locale}
  `)
  return rows[0] ? markOfRow(rows[0]) : null
}

export const markOfRow = (row: Record<string, unknown>): ReviewMark => ({
  state: row.state as ReviewState,
  markedBy: { id: String(row.marked_by), name: (row.marker_name as string | null) ?? null },
  markedAt: new Date(String(row.marked_at)).toISOString(),
  decidedBy: (row.decider_name as string | null) ?? null,
  decidedAt: row.decided_at ? new Date(String(row.decided_at)).toISOString() : null,
  text: String(row.current_text),
  isChanged: row.current_text !== row.marked_text,
})
