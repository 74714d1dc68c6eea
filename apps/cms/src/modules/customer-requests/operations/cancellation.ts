import { undoUntil } from '@estu/domain/orders/cancellation'
import type { Result } from '@estu/domain/result'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction, Refusal, resultOf } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'

type Collection = 'orders' | 'appointments'

type Held = {
  status: string
  /** When a cancellation that was asked for takes effect. */
  dueAt: Date | null
  /** On the database's clock, once the row is ours: several processes need not agree on the time. */
  now: Date
}

const atOnce = 50

const undoRefusals = ['not-found', 'too-late'] as const
type UndoRefusal = (typeof undoRefusals)[number]

/** Keeps an order or a visit to this transaction and says how it stands; null when there is none. */
export async function holdRequest(req: PayloadRequest, collection: Collection, id: string): Promise<Held | null> {
  const db = await databaseOf(req)
  await db.execute(sql`select 1 from ${sql.identifier(collection)} where id = ${id}::uuid for update`)
  // Read after the wait: another transaction may have changed it meanwhile.
  const { rows } = await db.execute(sql`
    select status::text, cancel_due_at, clock_timestamp() as now from ${sql.identifier(collection)} where id = ${id}::uuid
  `)
  const row = rows[0] as { status: string; cancel_due_at: string | null; now: string } | undefined
  if (!row) return null
  return { status: row.status, dueAt: row.cancel_due_at ? new Date(row.cancel_due_at) : null, now: new Date(row.now) }
}

/**
 * Notes that its shopper calls an order or a visit off. Its status stays, and with it what it took from stock and of a
 * specialist's time: both are given back by the change of status alone, which the worker makes once nobody can undo it.
 */
export const askToCancel = (req: PayloadRequest, collection: Collection, id: string, { now }: Held): Promise<void> =>
  change(req, collection, id, { cancelDueAt: undoUntil(now).toISOString() }, ['cancel_asked'])

/** Takes a cancellation back, while it can be: what was reserved has never been anybody else's. */
export const undoCancellation = (
  payload: Payload,
  collection: Collection,
  id: string,
): Promise<Result<null, UndoRefusal>> =>
  resultOf(undoRefusals, () =>
    inTransaction(payload, 'ru', async (req) => {
      const held = await holdRequest(req, collection, id)
      if (!held) throw new Refusal<UndoRefusal>('not-found')
      if (held.status === 'cancelled') throw new Refusal<UndoRefusal>('too-late')
      // Twice is once.
      if (!held.dueAt) return null
      if (held.dueAt <= held.now) throw new Refusal<UndoRefusal>('too-late')
      await change(req, collection, id, { cancelDueAt: null }, ['cancel_undone'])
      return null
    }),
  )

/** Puts cancellations into effect that can be undone no more. Run by the worker, by several of them too. */
export async function completeCancellations(payload: Payload): Promise<void> {
  for (const collection of ['orders', 'appointments'] as const)
    for (let done = atOnce; done === atOnce; ) done = await completeSome(payload, collection)
}

const completeSome = (payload: Payload, collection: Collection): Promise<number> =>
  inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const { rows } = await db.execute(sql`
      select id from ${sql.identifier(collection)} where cancel_due_at <= clock_timestamp()
      order by cancel_due_at limit ${atOnce} for update skip locked
    `)
    for (const { id } of rows as { id: string }[]) await change(req, collection, id, { status: 'cancelled' })
    return rows.length
  })

async function change(
  req: PayloadRequest,
  collection: Collection,
  id: string,
  data: { cancelDueAt: string | null } | { status: 'cancelled' },
  told: readonly string[] = [],
): Promise<void> {
  await req.payload.update({
    collection,
    id,
    data,
    depth: 0,
    context: { author: 'shopper', told },
    overrideAccess: true,
    req,
  })
}
