import { err, ok, type Result } from '@estu/domain/result'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../../database/in-own-transaction.ts'
import { lockDocument } from '../../../database/lock-row.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { publishLanguages, readTwoStates } from '../../translation/index.ts'
import type { LanguageOf } from '../review-address.ts'
import { textMark } from '../text-mark.ts'
import { insertComment } from './insert-comment.ts'
import { type ReviewMark, readMark } from './read-mark.ts'

/** `seen`: a mark of the texts that whoever decides has read. */
export type Decision = LanguageOf & { seen: string }

type Unready = 'not-waiting' | 'text-changed'

/**
 * Publishes a language that waits for it, as it was read: what somebody has written meanwhile is not published unread.
 * The publication itself writes down that it was approved; see `followReview`.
 */
export async function approve(
  req: PayloadRequest,
  decision: Decision,
): Promise<Result<null, Unready | 'incomplete' | 'failed'> & { lacks?: string[] }> {
  let lacks: string[] | null = null
  const result = await inOwnTransaction<null, Unready | 'incomplete' | 'failed'>(req, async () => {
    const waiting = await readWaiting(req, decision)
    if (!waiting.ok) return waiting
    const { seen: _, ...document } = decision
    const [outcome] = await publishLanguages(req, [document])
    if (outcome?.ok) return ok(null)
    lacks = outcome?.lacks ?? null
    return err(lacks ? 'incomplete' : 'failed')
  })
  return lacks ? { ...result, lacks } : result
}

/** Gives a language back to whoever called it ready, with what is to be done about it; they are told by a letter. */
export const sendBack = (
  req: PayloadRequest,
  { comment, ...decision }: Decision & { comment: string },
): Promise<Result<null, Unready>> =>
  inOwnTransaction<null, Unready>(req, async () => {
    const waiting = await readWaiting(req, decision)
    if (!waiting.ok) return waiting
    const { collection, id, locale } = decision
    const named = [waiting.value.markedBy.id]
    await insertComment(req, { collection, id, locale, path: null, threadId: null, body: comment, named })
    const db = await databaseOf(req)
    await db.execute(sql`
      update review_marks set state = 'returned', decided_by = ${req.user?.id}::uuid, decided_at = now()
      where collection = ${collection} and document_id = ${id} and locale = ${locale}
    `)
    return ok(null)
  })

/** What waits, kept to this request until it is decided. */
async function readWaiting(req: PayloadRequest, decision: Decision): Promise<Result<ReviewMark, Unready>> {
  const { collection, id, locale, seen } = decision
  await lockDocument(req, collection, id)
  const mark = await readMark(req, decision)
  if (mark?.state !== 'ready') return err('not-waiting')
  const states = await readTwoStates(req, req.payload.collections[collection as CollectionSlug].config, id)
  return textMark(states, locale) === seen ? ok(mark) : err('text-changed')
}
