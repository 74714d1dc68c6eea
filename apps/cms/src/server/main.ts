import { createServer } from 'node:http'
import { clientAddress } from '@estu/domain/requests/client-address'
import { clientHeader } from '@estu/domain/requests/internal-headers'
import next from 'next'
import { readServerEnv } from '../env.ts'

/**
 * The CMS's process: Next, and before it the one thing that only a server can know, who is on the other end of the
 * connection. `next start` alone would not do: it keeps an `X-Forwarded-For` that the client has made up, so whoever
 * guesses passwords could be somebody else each time; and one count for all clients would let them shut all editors out.
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

const server = createServer((req, res) => {
  // Set here alone: nothing that a client sends under this name is believed.
  req.headers[clientHeader] = clientAddress(
    { remoteAddress: req.socket.remoteAddress, forwardedFor: req.headers['x-forwarded-for'] },
    env.trustedProxies,
  )
  void handle(req, res)
})
server.keepAliveTimeout = 65_000
server.listen(env.port, env.host, () => console.log(`cms: ready on port ${env.port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5000).unref()
  })
}
