import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { noteShown } from '../../audit/index.ts'
import type { LanguageOf } from '../review-address.ts'

export type WaitingComment = LanguageOf & {
  commentId: string
  threadId: string
  path: string | null
  title: string
  author: string | null
  body: string
  createdAt: Date
}

export const waitingShown = 10

/**
 * Comments that name whoever asks, the oldest first, until they have answered in the thread, have said that they read
 * it, or it is settled. What lies in the trash waits for nobody.
 */
export async function waitingFor(req: PayloadRequest): Promise<WaitingComment[]> {
  const me = req.user?.id
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select said.*, root.id as thread, desk.title, author.name as author
    from review_mentions as mention
      join review_comments as said on said.id = comment_id
      join review_comments as root on root.id = coalesce(said.thread_id, said.id)
      left join translation_states as desk
        on desk.collection = said.collection and desk.document_id = said.document_id and desk.locale = said.locale
      left join staff as author on author.id = said.author_id
    where mention.staff_id = ${me}::uuid and mention.done_at is null and root.resolved_at is null
      and (desk.collection is not null or said.collection = 'globals')
      and not exists (
        select from review_comments as answer
        where answer.thread_id = root.id and answer.author_id = ${me}::uuid and answer.created_at > said.created_at
      )
    order by mention.created_at, said.id
    limit ${waitingShown}
  `)
  const comments = rows.map(rowOf)
  await noteShown(req, comments)
  return comments
}

const rowOf = (row: Record<string, unknown>): WaitingComment => ({
  commentId: String(row.id),
  threadId: String(row.thread),
  collection: String(row.collection),
  id: String(row.document_id),
  locale: row.locale === 'kk' ? 'kk' : 'ru',
  path: (row.path as string | null) ?? null,
  title: String(row.title ?? ''),
  author: (row.author as string | null) ?? null,
  body: String(row.body),
  createdAt: new Date(String(row.created_at)),
})

/** Whoever is named has read it: it waits for them no longer. */
export async function noteRead(req: PayloadRequest, commentId: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    update review_mentions set done_at = now()
    where comment_id = ${commentId}::uuid and staff_id = ${req.user?.id}::uuid and done_at is null
  `)
}
