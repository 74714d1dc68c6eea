import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { noteShown } from '../../audit/index.ts'
import type { LanguageOf } from '../review-address.ts'
import { markOfRow, type ReviewMark } from './read-mark.ts'

export type QueueRow = LanguageOf & { title: string; mark: ReviewMark }

/** `changed`: other texts than those that were approved, which nobody has called ready yet. */
export const queueKinds = ['ready', 'returned', 'changed'] as const
export type QueueKind = (typeof queueKinds)[number]

export const queuePageSize = 20

const within = {
  ready: sql`state = 'ready'`,
  returned: sql`state = 'returned'`,
  changed: sql`state = 'approved' and current_text <> marked_text`,
}

/** A page of what waits, what has waited longest first. What lies in the trash waits for nobody. */
export async function readQueue(
  req: PayloadRequest,
  kind: QueueKind,
  page: number,
  pageSize = queuePageSize,
): Promise<{ rows: QueueRow[]; total: number }> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select mark.*, desk.title, marker.name as marker_name, decider.name as decider_name,
      count(*) over ()::int as matching
    from review_marks as mark
      join translation_states as desk using (collection, document_id, locale)
      left join staff as marker on marker.id = marked_by
      left join staff as decider on decider.id = decided_by
    where ${within[kind]}
    order by marked_at, collection, document_id, locale
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `)
  const rows = found.rows.map(rowOf)
  await noteShown(req, rows)
  return { rows, total: Number(found.rows[0]?.matching ?? 0) }
}

const rowOf = (row: Record<string, unknown>): QueueRow => ({
  collection: String(row.collection),
  id: String(row.document_id),
  locale: row.locale === 'kk' ? 'kk' : 'ru',
  title: String(row.title),
  mark: markOfRow(row),
})
