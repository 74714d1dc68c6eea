import { Gauge, type Registry } from 'prom-client'
import { type Database, queues, readOutbox, readQueues, readTroubles, troubles } from './queue-figures.ts'

/** What is known of a pool of connections without asking it. */
export type PoolFigures = { totalCount: number; idleCount: number; waitingCount: number }

export type Source = () => (Database & PoolFigures) | null

/**
 * What the operator's Prometheus reads of the database. Where it does not answer its figures stay as they were, and
 * `estu_database_up` says so.
 * @returns asks the database; to be waited for before the figures are read
 */
export function addDatabaseMetrics(registry: Registry, source: Source): () => Promise<void> {
  const registers = [registry]
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge<L>({ name, help, labelNames, registers })
  const connections = gauge('estu_pool_connections', 'Connections of this process, by what they do.', ['state'])
  const jobs = gauge('estu_jobs_waiting', 'Jobs that are due and not done, by queue.', ['queue'])
  const failed = gauge('estu_jobs_failed', 'Jobs that were given up, by queue.', ['queue'])
  const lag = gauge('estu_job_lag_seconds', 'How long the oldest due job has waited, by queue.', ['queue'])
  const letters = gauge('estu_letters_waiting', 'Letters that are due and not sent.')
  const messages = gauge('estu_messages_troubled', 'Messages of the last day that did not surely arrive.', ['state'])
  const kept = gauge('estu_outbox_rows', 'Announcements that are kept.')
  const newest = gauge('estu_outbox_newest_seconds', 'How long ago the last change was announced; 0 for never.')
  const followUps = gauge('estu_follow_ups_waiting', 'Changes of documents that the lists have yet to follow.')
  const read = async (): Promise<number> => {
    const database = source()
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = database ?? {}
    connections.set({ state: 'in_use' }, totalCount - idleCount)
    connections.set({ state: 'idle' }, idleCount)
    connections.set({ state: 'waiting' }, waitingCount)
    if (!database) return 0
    const [byQueue, outbox, troubled] = await Promise.all([
      readQueues(database),
      readOutbox(database),
      readTroubles(database),
    ])
    for (const queue of queues) {
      jobs.set({ queue }, byQueue[queue].waiting)
      failed.set({ queue }, byQueue[queue].failed)
      lag.set({ queue }, byQueue[queue].lagSeconds)
    }
    letters.set(byQueue.mail.waiting)
    for (const state of troubles) messages.set({ state }, troubled[state])
    kept.set(outbox.rows)
    newest.set(outbox.newestSeconds)
    followUps.set(outbox.followUps)
    return 1
  }
  const up = gauge('estu_database_up', 'Whether the database answered just now.')
  return async () => up.set(await read().catch(() => 0))
}
