import { setTimeout as pause } from 'node:timers/promises'
import { getPayload } from 'payload'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { readCmsEnv, readWorkerEnv } from '../env.ts'
import { freeStuckJobs } from '../jobs/free-stuck-jobs.ts'
import { type Chore, runChores } from '../jobs/run-chores.ts'
import { eraseEndedRequests } from '../modules/accounts/index.ts'
import { eraseAttachedResults } from '../modules/appointments/index.ts'
import { openMonths } from '../modules/audit/index.ts'
import { readModelTurns } from '../modules/catalogue/index.ts'
import { completeCancellations } from '../modules/customer-requests/index.ts'
import { keepIndex } from '../modules/hosted-search/index.ts'
import { tellIndexNow } from '../modules/index-now/index.ts'
import type { TellTerminal } from '../modules/letters/index.ts'
import { followLinkChanges, runLinkCheck } from '../modules/links/index.ts'
import { sweepLeftovers } from '../modules/media/index.ts'
import { mailQueue, noteReadyChannels, settleAbandoned, whatsappQueue } from '../modules/messages/index.ts'
import { releaseUnconfirmed } from '../modules/orders/index.ts'
import { sweepUntypedDrafts } from '../modules/publishing/index.ts'
import { publishPlanned } from '../modules/releases/index.ts'
import { runRetention } from '../modules/retention/index.ts'
import { collectWords, forgetOldQueries, forgetWordsByAndBy } from '../modules/search/index.ts'
import { offerFreedTimes } from '../modules/waitlist/index.ts'
import { endOnFault } from '../operations/log/end-on-fault.ts'
import { consoleAsLines } from '../operations/log/write-line.ts'
import { choreFailureCounter } from '../operations/metrics/chore-failures.ts'
import { addDatabaseMetrics } from '../operations/metrics/database-metrics.ts'
import { serveMetrics } from '../operations/metrics/serve-metrics.ts'
import { announcePeriods } from '../outbox/announce-periods.ts'
import config from '../payload.config.ts'

/** Publishes on time, announces promotion periods, follows changes in the read model and sends letters and messages, each once a second, until told to stop. */
const interval = 1000
const minute = 60_000
const { hostedSearch, indexNow, jsonLog } = readCmsEnv()
if (jsonLog) {
  consoleAsLines()
  endOnFault()
}
const payload = await getPayload({ config })
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (stopping = true))
const registry = new Registry()
const choreFailures = choreFailureCounter(registry)
const { host, metricsPort, allowLoopback } = readWorkerEnv()
if (metricsPort !== null) tellMetrics(metricsPort)
// Trap: what is printed goes into a log file; whoever started the shop at a terminal listens here.
if (process.argv.includes('--tells-terminal')) {
  const tellTerminal: TellTerminal = (line) => process.send?.({ say: line })
  payload.config.custom.tellTerminal = tellTerminal
}
payload.logger.info('ready')

// Apart from each other: a mail server that takes its time holds up no publication, a large release none that is planned for the same minute, a messenger no letter, a large import
// neither, and the new name of a brand no count.
await Promise.all([
  again(runChores(chores(), reportChore)),
  again(() => publishPlanned(payload)),
  again(
    runChores([{ name: 'note channels', everyMs: minute / 2, run: () => noteReadyChannels(payload) }], reportChore),
  ),
  // Soon enough for whoever waits for a visit; each turn reads hours and holds of every branch that somebody waits for.
  again(runChores([{ name: 'offer freed times', everyMs: 10_000, run: () => offerFreedTimes(payload) }], reportChore)),
  again(() => send(mailQueue)),
  again(() => send(whatsappQueue)),
  again(() => runLinkCheck(payload, { allowLoopback })),
  ...readModelTurns(payload).map(again),
  ...(hostedSearch ? [again(keepIndex(payload, hostedSearch))] : []),
  ...(indexNow ? [again(tellIndexNow(payload, indexNow))] : []),
])
await payload.destroy()
process.exit(0)

async function again(work: () => Promise<void>): Promise<void> {
  while (!stopping) {
    await tick(work)
    await pause(interval)
  }
}

/** A database that is away for a while must not end the worker: it says so and tries again. */
async function tick(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    payload.logger.error({ err: error, msg: 'a turn failed and is tried again' })
  }
}

/** Lists what one loop does in turn. Erasing health data comes first among what runs once a minute. */
function chores(): Chore[] {
  const forgetWords = forgetWordsByAndBy(payload)
  const each = (everyMs: number, all: Record<string, () => Promise<unknown>>): Chore[] =>
    Object.entries(all).map(([name, run]) => ({ name, everyMs, run }))
  return [
    ...each(0, {
      'run jobs': () => payload.jobs.run({ limit: 20, silent: true, overrideAccess: true }),
      'announce periods': () => announcePeriods(payload),
      'complete cancellations': () => completeCancellations(payload),
      'collect words': () => collectWords(payload),
      'follow link changes': () => followLinkChanges(payload),
    }),
    ...each(minute, {
      'erase shared results': () => eraseAttachedResults(payload),
      'erase ended requests': () => eraseEndedRequests(payload),
      'apply retention': () => runRetention(payload),
      'release unconfirmed orders': () => releaseUnconfirmed(payload),
      'open months of the audit log': () => openMonths(payload),
      'sweep leftover files': () => sweepLeftovers(payload),
      'free stuck jobs': () => freeStuckJobs(payload),
      'settle abandoned messages': () => settleAbandoned(payload),
      'forget old queries': () => forgetOldQueries(payload),
      'forget words': () => forgetWords(),
    }),
    ...each(24 * 60 * minute, { 'sweep untyped drafts': () => sweepUntypedDrafts(payload) }),
  ]
}

/** Operators see a chore that fails in the log and in the metrics. */
function reportChore({ name, error }: { name: string; error: unknown }): void {
  choreFailures.inc({ chore: name })
  payload.logger.error({ err: error, msg: `a chore of the worker failed and is tried again: ${name}` })
}

async function send(queue: string): Promise<void> {
  await payload.jobs.run({ queue, limit: 20, silent: true, overrideAccess: true })
}

/** Where the CMS on the same machine has the port already, the worker goes on without. */
function tellMetrics(port: number): void {
  collectDefaultMetrics({ register: registry })
  const refresh = addDatabaseMetrics(registry, () => payload.db.pool)
  serveMetrics({ registry, refresh }, { port, host }, (error) =>
    payload.logger.error({ err: error, msg: 'nobody can read the metrics' }),
  )
}
