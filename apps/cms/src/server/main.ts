import { originOf } from '@estu/domain/requests/origin-of'
import { openServer } from '@estu/http/connections/open-server'
import { refuseUnclear } from '@estu/http/connections/unclear-requests'
import { sendHeadersLast } from '@estu/http/headers/send-headers-last'
import { pipeline, type Step, unless } from '@estu/http/pipeline'
import { endWhenSilent } from '@estu/http/silence/end-when-silent'
import { stopGracefully } from '@estu/http/stop-gracefully'
import next from 'next'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { readServerEnv } from '../env.ts'
import { processName } from '../operations/log/payload-logger.ts'
import { consoleAsLines, writeLine } from '../operations/log/write-line.ts'
import { addDatabaseMetrics } from '../operations/metrics/database-metrics.ts'
import { requestMetrics } from '../operations/metrics/request-metrics.ts'
import { serveMetrics } from '../operations/metrics/serve-metrics.ts'
import { sharedNames, sharedPool } from '../operations/process-database.ts'
import { connectionLimits } from './connection-limits.ts'
import { answerHeaders } from './headers/answer-headers.ts'
import { answerHealth } from './operations/health.ts'
import { settleClientHeaders } from './requests/client-headers.ts'
import { limitBodies } from './requests/limit-bodies.ts'
import { limitMethods } from './requests/methods.ts'
import { nonceOf } from './requests/script-nonce.ts'
import { staffTokenCheck } from './requests/staff-token.ts'
import { withRequestId } from './requests/with-request-id.ts'

/**
 * The CMS's process: Next, and before it one pipeline. Only the holder of a connection knows who is on its other end;
 * `next start` would keep an `X-Forwarded-For` that the client has made up, so whoever guesses passwords could be
 * somebody else each time. And what each answer says beside its words is decided here, last (ADR 0025).
 */
const env = readServerEnv()
// Trap: once whoever read our output is gone, each line is an error that is itself written out, for ever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.exit(1))
if (!env.development) consoleAsLines()
const app = next({
  dev: env.development,
  dir: new URL('../..', import.meta.url).pathname,
  hostname: env.host,
  port: env.port,
})
const handle = app.getRequestHandler()
await app.prepare()

const registry = new Registry()
collectDefaultMetrics({ register: registry })
const refresh = addDatabaseMetrics(registry, sharedPool)
const observe = requestMetrics(registry, sharedNames)

/** Files and probes are counted, and say nothing that a line would be read for. */
const unsaid = ['file', 'health', 'ready']

const isBodyRefused = limitBodies(staffTokenCheck(env.payloadSecret))

const steps: readonly Step[] = [
  withRequestId,
  (req, res, pass) => {
    observe(req, res, (request) => {
      if (!env.development && !unsaid.includes(request.section)) writeLine('info', 'request', request)
    })
    settleClientHeaders(req, env.trustedProxies)
    const settings = { ...env, nonce: nonceOf(req) }
    sendHeadersLast(req, res, (answer) => answerHeaders(answer, settings))
    pass()
  },
  unless(refuseUnclear),
  unless(limitMethods(env.development)),
  unless(answerHealth(() => isStopping())),
  async (req, res, pass) => {
    if (!(await isBodyRefused(req, res))) pass()
  },
  (req, res) => handle(req, res),
]

const server = openServer(
  pipeline(steps, (error, req, res) => {
    writeLine('error', `a fault before Next was asked: ${req.method}`, { err: error })
    if (res.headersSent) res.destroy()
    else res.writeHead(500).end()
  }),
  connectionLimits,
  env.development,
)
const isStopping = stopGracefully(server)
// Trap: Next catches what nobody else does, and a process that listens nowhere would live on.
server.on('error', (error) => {
  writeLine('error', 'cannot serve', { err: error })
  process.exit(1)
})
if (env.metricsPort !== null)
  serveMetrics({ registry, refresh }, { port: env.metricsPort, host: env.host }, (error) =>
    writeLine('error', 'nobody can read the metrics', { err: error }),
  )
server.listen(env.port, env.host, () => {
  writeLine('info', `ready on port ${env.port}`)
  if (!env.endsWhenSilent) return
  endWhenSilent({ url: `${originOf(env.host, env.port)}/health`, marks: { name: processName() } }, (error) =>
    writeLine('error', 'nobody asks whether this process hangs', { err: error }),
  )
})
