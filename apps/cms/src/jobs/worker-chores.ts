import type { Payload } from 'payload'
import { eraseEndedRequests } from '../modules/accounts/index.ts'
import { eraseAttachedResults } from '../modules/appointments/index.ts'
import { openMonths } from '../modules/audit/index.ts'
import { completeCancellations } from '../modules/customer-requests/index.ts'
import { carryOutRemovals } from '../modules/demo-content/index.ts'
import { followLinkChanges } from '../modules/links/index.ts'
import { sweepLeftovers } from '../modules/media/index.ts'
import { noteReadyChannels, settleAbandoned } from '../modules/messages/index.ts'
import { releaseUnconfirmed } from '../modules/orders/index.ts'
import { sweepUntypedDrafts } from '../modules/publishing/index.ts'
import { runRetention } from '../modules/retention/index.ts'
import { collectWords, forgetOldQueries, forgetWordsByAndBy } from '../modules/search/index.ts'
import { foldTranslationCounts } from '../modules/translation/index.ts'
import { offerFreedTimes } from '../modules/waitlist/index.ts'
import { announcePeriods } from '../outbox/announce-periods.ts'
import { freeStuckJobs } from './free-stuck-jobs.ts'
import type { Chore } from './run-chores.ts'

/** What the worker does regularly. Operators read the names in the log and in the metrics. */
export type ChoreName =
  | 'run jobs'
  | 'announce periods'
  | 'complete cancellations'
  | 'collect words'
  | 'follow link changes'
  | 'erase shared results'
  | 'erase ended requests'
  | 'apply retention'
  | 'release unconfirmed orders'
  | 'open months of the audit log'
  | 'sweep leftover files'
  | 'free stuck jobs'
  | 'settle abandoned messages'
  | 'forget old queries'
  | 'forget words'
  | 'fold translation counts'
  | 'sweep untyped drafts'
  | 'note channels'
  | 'offer freed times'
  | 'remove demo content'

/** `apart`: in a loop of its own, so that none of the others holds it up. */
type ChoreRow = { everyMs: number; run: () => Promise<unknown>; apart?: true }

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Lists each chore and how often it is due, in the order of a turn. Erasing health data comes first among what runs once a minute. */
function listChores(payload: Payload): Record<ChoreName, ChoreRow> {
  return {
    'run jobs': {
      everyMs: 0,
      run: () => payload.jobs.run({ limit: 20, silent: true, overrideAccess: true }),
    },
    'announce periods': { everyMs: 0, run: () => announcePeriods(payload) },
    'complete cancellations': { everyMs: 0, run: () => completeCancellations(payload) },
    'collect words': { everyMs: 0, run: () => collectWords(payload) },
    'follow link changes': { everyMs: 0, run: () => followLinkChanges(payload) },
    'erase shared results': { everyMs: minute, run: () => eraseAttachedResults(payload) },
    'erase ended requests': { everyMs: minute, run: () => eraseEndedRequests(payload) },
    'apply retention': { everyMs: minute, run: () => runRetention(payload) },
    'release unconfirmed orders': { everyMs: minute, run: () => releaseUnconfirmed(payload) },
    'open months of the audit log': { everyMs: minute, run: () => openMonths(payload) },
    'sweep leftover files': { everyMs: minute, run: () => sweepLeftovers(payload) },
    'free stuck jobs': { everyMs: minute, run: () => freeStuckJobs(payload) },
    'settle abandoned messages': { everyMs: minute, run: () => settleAbandoned(payload) },
    'forget old queries': { everyMs: minute, run: () => forgetOldQueries(payload) },
    'forget words': { everyMs: minute, run: forgetWordsByAndBy(payload) },
    'fold translation counts': { everyMs: minute, run: () => foldTranslationCounts(payload) },
    'sweep untyped drafts': { everyMs: day, run: () => sweepUntypedDrafts(payload) },
    'note channels': { everyMs: minute / 2, run: () => noteReadyChannels(payload), apart: true },
    // Soon enough for whoever waits for a visit; each turn reads hours and holds of every branch that somebody waits for.
    'offer freed times': { everyMs: 10 * second, run: () => offerFreedTimes(payload), apart: true },
    'remove demo content': { everyMs: 2 * second, run: () => carryOutRemovals(payload), apart: true },
  }
}

/** Returns the chores of each of the worker's loops. */
export function choreLoops(payload: Payload): Chore<ChoreName>[][] {
  const rows = Object.entries(listChores(payload)) as [ChoreName, ChoreRow][]
  const shared = rows.filter(([, { apart }]) => !apart)
  const alone = rows.filter(([, { apart }]) => apart)
  return [shared, ...alone.map((row) => [row])].map((loop) =>
    loop.map(([name, { everyMs, run }]) => ({ name, everyMs, run })),
  )
}
