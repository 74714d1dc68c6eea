import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { outboxChannel, tagsAnnouncedSince, tagsOfNotification } from '@estu/cms/outbox/announcement'
import pg from 'pg'
import { readWebEnv } from '@/env'
import { buildTime } from './build-time'
import { markReady } from './readiness'
import { revalidateTags } from './revalidate-tags'

/** Overlap of two replays: a row written before our last look may have been committed after it. */
const overlapMs = 60_000
const heartbeatMs = 10_000
const longestPauseMs = 5_000

/**
 * Keeps this process's cache true: forgets what the CMS announces, and after every (re)connection everything
 * announced since the last look, or since the build, because Next forgets revalidated tags on restart.
 */
export async function listenForever(): Promise<never> {
  let since = buildTime()
  for (let failures = 0; ; failures += 1) {
    const begun = new Date()
    try {
      await listenOnce(since, () => {
        failures = 0
        markReady()
      })
    } catch (error) {
      console.warn(`freshness: ${error instanceof Error ? error.message : String(error)}`)
    }
    since = new Date(begun.getTime() - overlapMs)
    await pause(Math.min(longestPauseMs, 250 * 2 ** failures))
  }
}

/** Listens until the connection is lost. */
async function listenOnce(since: Date, onCaughtUp: () => void): Promise<void> {
  const client = new pg.Client({ connectionString: readWebEnv().databaseUrl, connectionTimeoutMillis: 5000 })
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  client.on('notification', ({ payload }) => void revalidateTags(tagsOfNotification(payload)))
  await client.connect()
  const heartbeat = setInterval(() => void client.query('select 1').catch(() => client.end()), heartbeatMs)
  try {
    await client.query(`listen ${outboxChannel}`)
    await revalidateTags(await tagsAnnouncedSince(client, since))
    onCaughtUp()
    await lost
  } finally {
    clearInterval(heartbeat)
    await client.end().catch(() => undefined)
  }
}
