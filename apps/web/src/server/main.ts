import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { keepInternalHeaders } from '@estu/domain/requests/internal-headers'
import next from 'next'
import { readWebEnv } from '../env.ts'
import { allowCopies } from './address-pages.ts'
import { compress } from './compress.ts'
import { withErrorPages } from './error-pages.ts'
import { routeForms } from './form-posts.ts'
import { setFrameHeaders } from './frame-headers.ts'
import { knownAddresses } from './known-addresses.ts'
import { limitBodies } from './limit-bodies.ts'
import { limitSearches } from './limit-searches.ts'
import { pacePictures } from './pace-pictures.ts'
import { readPageRoutes } from './page-routes.ts'
import { guardPrivatePages } from './private-pages.ts'
import { tidySearch } from './search-requests.ts'
import { serviceWorker } from './service-worker.ts'
import { limitSharedCaching } from './shared-caching.ts'
import { staticFiles } from './static-files.ts'

/**
 * The storefront's process. Next renders and caches; this server only replaces the empty bodies that Next gives
 * to a missing page and to a fault with the site's own pages (ADR 0004).
 */
const env = readWebEnv()
// Trap: once whoever read our output is gone, each line is an error that is itself written out, for ever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.exit(1))
const dir = new URL('../..', import.meta.url).pathname
const app = next({ dev: env.development, dir, port: env.port })
const handle = app.getRequestHandler()
await app.prepare()

const { answer, missing, fault, warm } = withErrorPages(handle, env.ownOrigin, env.internalSecret)
// In development Next writes no list of its routes.
const leadsSomewhere = env.development ? async () => true : knownAddresses(readPageRoutes(dir), env.ownOrigin)
const paced = pacePictures()
const limited = limitSearches()
// In development the build's files change while they are served.
const files = env.development ? passOn : staticFiles(dir)
const worker = serviceWorker(dir, env.offlineApp)
/** In bytes: a search for ten thousand Kazakh letters is cut and answered, not refused unread. */
const maxHeaderSize = 96 * 1024
const server = createServer({ maxHeaderSize }, (req, res) =>
  files(req, res, () => compress(req, res, () => serve(req, res))),
)

function passOn(_req: IncomingMessage, _res: ServerResponse, next: () => void): void {
  next()
}

function serve(req: IncomingMessage, res: ServerResponse): void {
  keepInternalHeaders(req.headers, env.internalSecret)
  setFrameHeaders(req.url ?? '/', res, env.cmsUrl)
  limitSharedCaching(res)
  allowCopies(req, res)
  if (worker(req, res)) return
  if (limitBodies(req, res)) return
  if (routeForms(req, res, env.trustedProxies)) return
  paced(req, res, () => void answerPage(req, res))
}

async function answerPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
  tidySearch(req)
  if (await limited(req, res)) return
  const verdict = await guardPrivatePages(req, res, env.ownOrigin)
  if (verdict === 'fault') fault(req, res)
  if (verdict !== 'pass') return
  if (await leadsSomewhere(req)) answer(req, res)
  else missing(req, res)
}

server.keepAliveTimeout = 65_000
server.listen(env.port, env.host, () => {
  console.log(`storefront: ready on port ${env.port}`)
  void warm()
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5000).unref()
  })
}
