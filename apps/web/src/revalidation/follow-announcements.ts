import type { Announcement, OutboxMark } from '@estu/cms/outbox/announcement'
import { withTimeout } from '../lib/with-timeout.ts'

/** One connection to where announcements are written down. */
export type Outbox = {
  listen: (heard: (announcement: Announcement) => void) => Promise<unknown>
  mark: () => Promise<OutboxMark>
  announcedSince: (mark: OutboxMark) => Promise<string[]>
  /** Fails once the connection is gone. */
  lost: Promise<never>
  /** Ends it at once, whatever is under way. */
  close: () => void
}

export type Following = {
  connect: () => Promise<Outbox>
  /** Until it is done the pages may be old; where it fails they are. */
  forget: (tags: readonly string[]) => Promise<void>
  pause: (ms: number) => Promise<unknown>
  /** In milliseconds, by a clock that only goes forward. */
  now: () => number
  onListening: (isListening: boolean) => void
  /** How long after it was written down an announcement was done with, in seconds. */
  onForgotten: (seconds: number) => void
}

/** How long a page may have been in the making when its tag was announced. */
const secondLookMs = 3000
const heartbeatMs = 10_000
/** Trap: a connection that a network has swallowed says nothing for a quarter of an hour. */
const answerMs = 5000
/** All that was announced since the build may be many rows. */
const replayMs = 120_000
const longestPauseMs = 5000

/** Longer than a change takes from its announcement to its end: it bears the time and the number of its beginning. */
const overlap = { ms: 600_000, rows: 100 }

const withOverlap = ({ at, id }: OutboxMark): OutboxMark => ({
  at: new Date(at.getTime() - overlap.ms),
  id: id - overlap.rows,
})

/**
 * Forgets what is announced, for ever, and after every (re)connection everything announced since it was last known that
 * nothing is missing: a connection that fails, or a forgetting that does, moves that moment nowhere.
 * @param since from when on the pages of this process may lack something
 */
export async function followAnnouncements(following: Following, since: OutboxMark): Promise<never> {
  let complete = since
  for (let failures = 0; ; failures += 1) {
    try {
      await followOnce(following, complete, (mark) => {
        failures = 0
        complete = withOverlap(mark)
      })
    } catch (error) {
      console.warn(`freshness: ${error instanceof Error ? error.message : String(error)}`)
    }
    following.onListening(false)
    await following.pause(Math.min(longestPauseMs, 250 * 2 ** failures))
  }
}

/** Listens until the connection is lost, or something that was announced could not be forgotten. */
async function followOnce(
  { connect, forget, pause, now, onListening, onForgotten }: Following,
  since: OutboxMark,
  onComplete: (mark: OutboxMark) => void,
): Promise<never> {
  const outbox = await connect()
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  failed.catch(() => undefined)
  /** How far the database's clock is ahead of ours. */
  let aheadMs: number | null = null
  // Trap: a page that was being rendered at that moment is stored afterwards, with the old words and a newer date; the
  // second look removes it.
  const forgetTwice = async (tags: readonly string[]) => {
    if (tags.length === 0) return
    await forget(tags)
    pause(secondLookMs)
      .then(() => forget(tags))
      .catch(fail)
  }
  const hear = async ({ tags, at }: Announcement) => {
    await forgetTwice(tags)
    if (at !== null && aheadMs !== null) onForgotten(Math.max(0, (now() + aheadMs) / 1000 - at))
  }
  const mark = async () => {
    const found = await withTimeout(outbox.mark(), answerMs)
    aheadMs = found.at.getTime() - now()
    return found
  }
  try {
    await withTimeout(
      outbox.listen((announcement) => void hear(announcement).catch(fail)),
      answerMs,
    )
    const begun = await mark()
    await forgetTwice(await withTimeout(outbox.announcedSince(since), replayMs))
    onComplete(begun)
    onListening(true)
    for (;;) {
      await Promise.race([outbox.lost, failed, pause(heartbeatMs)])
      onComplete(await Promise.race([outbox.lost, failed, mark()]))
    }
  } finally {
    outbox.close()
  }
}
