import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { readWebEnv } from '@/env'
import { buildTime } from './build-time'
import { connectOutbox } from './connect-outbox'
import { followAnnouncements } from './follow-announcements'
import { setListening, tellForgotten } from './listening'
import { markReady } from './readiness'
import { revalidateTags } from './revalidate-tags'

/** The clock of the machine that built may differ from the database's. */
const skewMs = 3_600_000

/**
 * Keeps this process's cache true: forgets what the CMS announces, and at the start everything announced since the
 * build, because Next forgets revalidated tags on restart.
 */
export function listenForever(): Promise<never> {
  const { databaseUrl } = readWebEnv()
  return followAnnouncements(
    {
      connect: () => connectOutbox(databaseUrl),
      forget: revalidateTags,
      pause: (ms) => pause(ms, undefined, { ref: false }),
      now: () => performance.now(),
      onListening: (isListening) => {
        setListening(isListening)
        if (isListening) markReady()
      },
      onForgotten: tellForgotten,
    },
    // By time alone: nobody knows how far the numbers had come.
    { at: new Date(buildTime().getTime() - skewMs), id: Number.MAX_SAFE_INTEGER },
  )
}
