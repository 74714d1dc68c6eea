import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { queueMail } from '../../messages/index.ts'
import type { LanguageOf } from '../review-address.ts'

export type NewComment = LanguageOf & {
  path: string | null
  /** The first comment of the thread it answers. */
  threadId: string | null
  body: string
  /** Whom it names. */
  named: readonly string[]
}

/** Stores a comment of whoever asks, and writes to those it names. @returns its id. */
export async function insertComment(req: PayloadRequest, { named, ...comment }: NewComment): Promise<string> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    insert into review_comments (collection, document_id, locale, path, thread_id, author_id, body)
    values (${comment.collection}, ${comment.id}, ${comment.locale}, ${comment.path}, ${comment.threadId}::uuid,
      ${req.user?.id}::uuid, ${comment.body})
    returning id
  `)
  const id = String(rows[0]?.id)
  await nameIn(req, id, named)
  return id
}

/** Whom a comment names from now on: who is new among them gets a letter, nobody is told twice, nor of their own words. */
export async function nameIn(req: PayloadRequest, commentId: string, named: readonly string[]): Promise<void> {
  const db = await databaseOf(req)
  const ids = JSON.stringify(named.filter((id) => id !== req.user?.id))
  await db.execute(sql`
    delete from review_mentions
    where comment_id = ${commentId}::uuid
      and staff_id not in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))
  `)
  const { rows } = await db.execute(sql`
    insert into review_mentions (comment_id, staff_id)
    select ${commentId}::uuid, value::uuid from jsonb_array_elements_text(${ids}::jsonb)
    on conflict do nothing returning staff_id
  `)
  for (const { staff_id } of rows) await queueMail(req, { kind: 'comment-mention', id: `${commentId}/${staff_id}` })
}
