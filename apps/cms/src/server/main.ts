import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import { readServerEnv } from '../env.ts'
import { sendHeadersLast } from './headers/send-headers-last.ts'
import { pipeline, type Step } from './pipeline.ts'
import { settleClientHeaders } from './requests/client-headers.ts'
import { limitBodies } from './requests/limit-bodies.ts'
import { limitMethods } from './requests/methods.ts'
import { nonceOf } from './requests/script-nonce.ts'
import { stopGracefully } from './stop-gracefully.ts'

/**
 * The CMS's process: Next, and before it one pipeline. Only the holder of a connection knows who is on its other end;
 * `next start` would keep an `X-Forwarded-For` that the client has made up, so whoever guesses passwords could be
 * somebody else each time. And what each answer says beside its words is decided here, last (ADR 0024).
 */
const env = readServerEnv()
// Trap: once whoever read our output is gone, each line is an error that is itself written out, for ever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.exit(1))
const app = next({
  dev: env.development,
  dir: new URL('../..', import.meta.url).pathname,
  hostname: env.host,
  port: env.port,
})
const handle = app.getRequestHandler()
await app.prepare()

/** What a step has answered goes no further. */
const unless =
  (isAnswered: (req: IncomingMessage, res: ServerResponse) => boolean): Step =>
  (req, res, pass) => {
    if (!isAnswered(req, res)) pass()
  }

const steps: readonly Step[] = [
  (req, res, pass) => {
    settleClientHeaders(req, env.trustedProxies)
    sendHeadersLast(req, res, { ...env, nonce: nonceOf(req) })
    pass()
  },
  unless(limitMethods(env.development)),
  unless(limitBodies),
  (req, res) => handle(req, res),
]

const server = createServer(
  pipeline(steps, (error, req, res) => {
    console.error(`cms: ${req.method} ${req.url?.split('?')[0]}`, error)
    if (res.headersSent) res.destroy()
    else res.writeHead(500).end()
  }),
)
server.keepAliveTimeout = 65_000
stopGracefully(server)
server.listen(env.port, env.host, () => console.log(`cms: ready on port ${env.port}`))
