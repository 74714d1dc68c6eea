import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../database/of-request.ts'
import { outboxChannel } from './announcement.ts'

type Database = Pick<Awaited<ReturnType<typeof databaseOf>>, 'execute'>

/**
 * Writes one outbox row and notifies, inside the request's own transaction: the storefronts hear of it exactly
 * when, and only if, the change itself is committed.
 */
export async function writeOutbox(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  await appendOutbox(await databaseOf(req), tags)
}

/** The same in a transaction that is already at hand. */
export async function appendOutbox(db: Database, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await db.execute(sql`
    with written as (insert into outbox (tags) values (${JSON.stringify(tags)}::jsonb) returning id, tags)
    select pg_notify(
      ${outboxChannel},
      json_build_object('id', id, 'tags', tags, 'at', extract(epoch from clock_timestamp()))::text
    ) from written
  `)
}
