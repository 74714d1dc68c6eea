import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { dropMonths, writeAudit } from '../../audit/index.ts'
import { type RetentionKind, retentionKindCodes } from '../retention-kinds.ts'
import { dueRows } from './due-rows.ts'
import { readTerms } from './read-terms.ts'

/** Rows taken out in one transaction, with their line of the log and their part of the report. */
const atOnce = 500

/**
 * Takes out of the database what has been kept as long as is set. Whoever is stopped in the middle goes on the next time:
 * each batch is stored whole or not at all. Run by the worker, by several of them too.
 * @param clock this process's; what counts is the earlier of it and the database's, so that one wrong clock takes nothing
 *   out too early
 */
export async function runRetention(payload: Payload, clock = new Date()): Promise<void> {
  const terms = await readTerms(payload)
  for (const kind of retentionKindCodes) {
    if (kind === 'audit') await retireAudit(payload, terms.audit)
    else await retire(payload, kind, terms[kind], clock)
  }
}

async function retire(payload: Payload, kind: Exclude<RetentionKind, 'audit'>, months: number, clock: Date) {
  let after: string | null = null
  do after = await retireSome(payload, kind, months, clock, after)
  while (after !== null)
}

/** @returns the last id of a full batch; null when there is no more */
const retireSome = (
  payload: Payload,
  kind: Exclude<RetentionKind, 'audit'>,
  months: number,
  clock: Date,
  after: string | null,
): Promise<string | null> =>
  inTransaction(payload, 'ru', async (req) => {
    const { table, collection, where, remove } = dueRows[kind]
    const db = await databaseOf(req)
    const before = sql`least(now(), ${clock.toISOString()}::timestamptz) - make_interval(months => ${months})`
    const { rows } = await db.execute(sql`
      select id::text from ${sql.identifier(table)}
      where ${where(before)} ${after ? sql`and id > ${after}::uuid` : sql``}
      order by id limit ${atOnce} for update skip locked
    `)
    const ids = rows.map(({ id }) => String(id))
    if (ids.length === 0) return null
    await remove(db, ids)
    await writeAudit(req, { action: 'retention', collection, ids, filter: { kind }, found: ids.length })
    await report(req, kind, ids.length)
    return ids.length === atOnce ? (ids.at(-1) ?? null) : null
  })

const daysOf = (months: number) => Math.ceil((months * 365.25) / 12)

async function retireAudit(payload: Payload, months: number): Promise<void> {
  const dropped = await dropMonths(payload, daysOf(months))
  if (dropped === 0) return
  await inTransaction(payload, 'ru', async (req) => {
    await writeAudit(req, { action: 'retention', collection: 'audit', filter: { kind: 'audit' }, found: dropped })
    await report(req, 'audit', dropped)
  })
}

async function report(req: PayloadRequest, kind: RetentionKind, removed: number): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into retention_runs (day, kind, removed, last_at)
    values ((now() at time zone 'Asia/Almaty')::date, ${kind}, ${removed}, now())
    on conflict (day, kind) do update
      set removed = retention_runs.removed + excluded.removed, last_at = excluded.last_at
  `)
}
