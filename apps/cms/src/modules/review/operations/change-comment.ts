import { err, ok, type Result } from '@estu/domain/result'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../../database/in-own-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { findMentions } from '../find-mentions.ts'
import type { LanguageOf } from '../review-address.ts'
import { nameIn } from './insert-comment.ts'
import { peopleOf } from './people-of.ts'
import { lockThread } from './write-comment.ts'

export type StoredComment = LanguageOf & { commentId: string; threadId: string | null; authorId: string }

/** Which document a comment is about, and whose it is; null where there is none. */
export async function findComment(req: PayloadRequest, commentId: string): Promise<StoredComment | null> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select * from review_comments where id = ${commentId}::uuid and deleted_at is null
  `)
  const [row] = rows
  if (!row) return null
  return {
    commentId,
    collection: String(row.collection),
    id: String(row.document_id),
    locale: row.locale === 'kk' ? 'kk' : 'ru',
    threadId: (row.thread_id as string | null) ?? null,
    authorId: String(row.author_id),
  }
}

/** Other words for one's own comment; who is named in them for the first time is told. */
export const rewordComment = (
  req: PayloadRequest,
  comment: StoredComment,
  { body, picked }: { body: string; picked: readonly string[] },
): Promise<Result<null, 'no-comment'>> =>
  inOwnTransaction<null, 'no-comment'>(req, async () => {
    const db = await databaseOf(req)
    const { rows } = await db.execute(sql`
      update review_comments set body = ${body}, edited_at = now()
      where id = ${comment.commentId}::uuid and deleted_at is null returning id
    `)
    if (rows.length === 0) return err('no-comment')
    await nameIn(req, comment.commentId, findMentions(body, await peopleOf(req, comment), picked))
    return ok(null)
  })

/** Takes back one's own comment. What others have answered to it stays, and so does its place while they do. */
export const deleteComment = (req: PayloadRequest, comment: StoredComment): Promise<Result<null, 'no-comment'>> =>
  inOwnTransaction<null, 'no-comment'>(req, async () => {
    const { commentId, threadId } = comment
    const db = await databaseOf(req)
    const thread = await lockThread(req, threadId ?? commentId, comment)
    if (!thread) return err('no-comment')
    if (threadId === null && thread.answers > 0) {
      await db.execute(sql`
        update review_comments set body = '', deleted_at = now() where id = ${commentId}::uuid
      `)
      await nameIn(req, commentId, [])
      return ok(null)
    }
    await db.execute(sql`delete from review_comments where id = ${commentId}::uuid`)
    const isLastAnswer = threadId !== null && thread.isDeleted && thread.answers === 1
    if (isLastAnswer) await db.execute(sql`delete from review_comments where id = ${threadId}::uuid`)
    return ok(null)
  })

/** Says that a thread is settled, or that it is not after all. */
export async function settleThread(req: PayloadRequest, threadId: string, isSettled: boolean): Promise<void> {
  const db = await databaseOf(req)
  const by = isSettled ? sql`now(), resolved_by = ${req.user?.id}::uuid` : sql`null, resolved_by = null`
  await db.execute(sql`
    update review_comments set resolved_at = ${by}
    where id = ${threadId}::uuid and thread_id is null and (resolved_at is null) = ${isSettled}
  `)
}
