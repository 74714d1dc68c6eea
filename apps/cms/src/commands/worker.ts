import { setTimeout as pause } from 'node:timers/promises'
import { getPayload } from 'payload'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { readCmsEnv, readWorkerEnv } from '../env.ts'
import { type ChoreReport, runChores } from '../jobs/run-chores.ts'
import { type ChoreName, choreLoops } from '../jobs/worker-chores.ts'
import { readModelJobs } from '../modules/catalogue/index.ts'
import { keepIndex } from '../modules/hosted-search/index.ts'
import { tellIndexNow } from '../modules/index-now/index.ts'
import type { TellTerminal } from '../modules/letters/index.ts'
import { runLinkCheck } from '../modules/links/index.ts'
import { mailQueue, whatsappQueue } from '../modules/messages/index.ts'
import { publishPlanned } from '../modules/releases/index.ts'
import { endOnFault } from '../operations/log/end-on-fault.ts'
import { consoleAsLines } from '../operations/log/write-line.ts'
import { choreFailureCounter } from '../operations/metrics/chore-failures.ts'
import { addDatabaseMetrics } from '../operations/metrics/database-metrics.ts'
import { serveMetrics } from '../operations/metrics/serve-metrics.ts'
import config from '../payload.config.ts'

/** Publishes on time, announces promotion periods, follows changes in the read model and sends letters and messages, each once a second, until told to stop. */
const interval = 1000
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
  ...choreLoops(payload).map((chores) => again(runChores(chores, reportChore))),
  again(() => publishPlanned(payload)),
  again(() => send(mailQueue)),
  again(() => send(whatsappQueue)),
  again(() => runLinkCheck(payload, { allowLoopback })),
  ...readModelJobs(payload).map(again),
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

/** Operators see a chore that fails in the log and in the metrics. */
function reportChore({ name, error }: ChoreReport<ChoreName>): void {
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
