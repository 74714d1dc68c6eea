import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { idList } from '../../../database/id-list.ts'
import { databaseOf } from '../../../database/of-request.ts'

const givenUp = sql`task_slug = 'sendMail' and completed_at is null and has_error`

/**
 * Puts letters that were given up back into their queue, with all their tries before them. What a letter says is made
 * when it is sent, so one of something that is over is not sent any more. @returns how many
 */
export async function retryUnsent(req: PayloadRequest, ids: readonly string[]): Promise<number> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    with again as (
      update payload_jobs set has_error = false, error = null, total_tried = 0, processing = false, wait_until = null,
        updated_at = now()
      where id = any(${idList(ids)}) and ${givenUp} returning id
    ),
    log as (delete from payload_jobs_log using again where payload_jobs_log._parent_id = again.id),
    told as (
      update shopper_messages set state = 'waiting', reason = null, detail = null, updated_at = now()
      from again where shopper_messages.id = again.id and shopper_messages.state = 'failed'
    )
    select count(*)::int as count from again
  `)
  return Number(rows[0]?.count ?? 0)
}

/** Gives letters up for good. What a shopper was not told stays so at their order or visit. @returns how many */
export async function dropUnsent(req: PayloadRequest, ids: readonly string[]): Promise<number> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(
    sql`delete from payload_jobs where id = any(${idList(ids)}) and ${givenUp} returning id`,
  )
  return rows.length
}
