import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../database/of-request.ts'

/** The channel every storefront instance listens on. */
export const outboxChannel = 'estu_outbox'

/**
 * Writes one outbox row and notifies, inside the request's own transaction: the storefronts hear of it exactly
 * when, and only if, the change itself is committed.
 */
export async function writeOutbox(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  const db = await databaseOf(req)
  await db.execute(sql`
    with written as (insert into outbox (tags) values (${JSON.stringify(tags)}::jsonb) returning id, tags)
    select pg_notify(${outboxChannel}, json_build_object('id', id, 'tags', tags)::text) from written
  `)
}
