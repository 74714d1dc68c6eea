/** A connection to the CMS's database. */
export type Database = { query: (text: string) => Promise<{ rows: Record<string, unknown>[] }> }

export const queues = ['default', 'mail', 'whatsapp', 'other'] as const
type Queue = (typeof queues)[number]

export type QueueFigures = Record<Queue, { waiting: number; failed: number; lagSeconds: number }>

/** Jobs by queue: how many are due and not done, how many were given up, how long the oldest is overdue. */
export async function readQueues(database: Database): Promise<QueueFigures> {
  const { rows } = await database.query(`
    select case when queue in ('default', 'mail', 'whatsapp') then queue else 'other' end as queue,
      count(*) filter (where not coalesce(has_error, false) and coalesce(wait_until, created_at) <= now()) as waiting,
      count(*) filter (where coalesce(has_error, false)) as failed,
      coalesce(extract(epoch from now() - min(coalesce(wait_until, created_at))
        filter (where not coalesce(has_error, false) and coalesce(wait_until, created_at) <= now())), 0) as lag
    from payload_jobs where completed_at is null group by 1
  `)
  const figures = Object.fromEntries(queues.map((queue) => [queue, { waiting: 0, failed: 0, lagSeconds: 0 }]))
  for (const { queue, waiting, failed, lag } of rows)
    figures[String(queue)] = { waiting: Number(waiting), failed: Number(failed), lagSeconds: Number(lag) }
  return figures as QueueFigures
}

export type OutboxFigures = { rows: number; newestSeconds: number; followUps: number }

/**
 * Announcements leave in the transaction that writes them, so none of them waits. What is counted is how many are kept,
 * how long ago the last was, and how many changes of documents the lists have yet to follow.
 */
export async function readOutbox(database: Database): Promise<OutboxFigures> {
  const { rows } = await database.query(`
    select (select count(*) from outbox) as rows,
      (select coalesce(extract(epoch from now() - max(created_at)), 0) from outbox) as newest,
      (select count(*) from catalogue_changes) as follow_ups
  `)
  const [found] = rows
  return {
    rows: Number(found?.rows ?? 0),
    newestSeconds: Number(found?.newest ?? 0),
    followUps: Number(found?.follow_ups ?? 0),
  }
}

export const troubles = ['unclear', 'failed', 'by-hand'] as const
type Trouble = (typeof troubles)[number]

/** What of the last day's messages to shoppers did not surely arrive, by what became of it. */
export async function readTroubles(database: Database): Promise<Record<Trouble, number>> {
  const { rows } = await database.query(`
    select state, count(*) as count from shopper_messages
    where state in ('unclear', 'failed', 'by-hand') and updated_at > now() - interval '1 day' group by state
  `)
  const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  return Object.fromEntries(troubles.map((state) => [state, counted.get(state) ?? 0])) as Record<Trouble, number>
}
