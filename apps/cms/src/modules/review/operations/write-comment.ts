import { err, ok, type Result } from '@estu/domain/result'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../../database/in-own-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { findMentions } from '../find-mentions.ts'
import type { LanguageOf } from '../review-address.ts'
import { insertComment } from './insert-comment.ts'
import { peopleOf } from './people-of.ts'

/** How many answers a thread takes. */
const threadAnswers = 200

export type WrittenComment = LanguageOf & {
  path: string | null
  threadId: string | null
  body: string
  /** Whom its writer chose from the list. */
  picked: readonly string[]
}

/** A comment on a field or on the whole document, or an answer to one, which belongs to the field of its thread. */
export const writeComment = (
  req: PayloadRequest,
  { picked, ...comment }: WrittenComment,
): Promise<Result<string, 'no-comment' | 'thread-full'>> =>
  inOwnTransaction<string, 'no-comment' | 'thread-full'>(req, async () => {
    const thread = comment.threadId === null ? null : await lockThread(req, comment.threadId, comment)
    if (comment.threadId !== null && !thread) return err('no-comment')
    if (thread && thread.answers >= threadAnswers) return err('thread-full')
    const named = findMentions(comment.body, await peopleOf(req, comment), picked)
    return ok(await insertComment(req, { ...comment, path: thread ? thread.path : comment.path, named }))
  })

type Thread = { path: string | null; answers: number; isDeleted: boolean }

/** The first comment of a thread of this document, kept to this request: others who answer or delete it wait. */
export async function lockThread(
  req: PayloadRequest,
  threadId: string,
  { collection, id, locale }: LanguageOf,
): Promise<Thread | null> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select path, deleted_at from review_comments
    where id = ${threadId}::uuid and thread_id is null
      and collection = ${collection} and document_id = ${id} and locale = ${locale}
    for update
  `)
  const [row] = rows
  if (!row) return null
  const counted = await db.execute(sql`
    select count(*)::int as answers from review_comments where thread_id = ${threadId}::uuid
  `)
  return {
    path: (row.path as string | null) ?? null,
    answers: Number(counted.rows[0]?.answers),
    isDeleted: row.deleted_at !== null,
  }
}
