import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { openServer } from '@estu/http/connections/open-server'
import { refuseUnclear } from '@estu/http/connections/unclear-requests'
import { pipeline, unless } from '@estu/http/pipeline'
import { nameRequest } from '@estu/http/requests/request-id'
import { endWhenSilent } from '@estu/http/silence/end-when-silent'
import { stopGracefully } from '@estu/http/stop-gracefully'
import next from 'next'
import { renderToStaticMarkup } from 'react-dom/server'
import { readWebEnv } from '../env.ts'
import { callInProcess, provideCalls } from '../lib/process-bridge.ts'
import { withRequestCache } from '../lib/visits/request-cache.ts'
import { pagePolicy } from '../policy/page-policy.ts'
import { policySettingsOf } from '../policy/policy-settings.ts'
import { currentGeneration } from '../revalidation/generation.ts'
import { isListening, onForgotten } from '../revalidation/listening.ts'
import { isReady, whenReady } from '../revalidation/readiness.ts'
import { connectionLimits } from './connection-limits.ts'
import { withErrorPages } from './errors/error-pages.ts'
import { compress } from './files/compress.ts'
import { serviceWorker } from './files/service-worker.ts'
import { staticFiles } from './files/static-files.ts'
import { decideHeadersLast } from './headers/decide-headers-last.ts'
import { consoleToLog } from './operations/console-to-log.ts'
import { answerHealth } from './operations/health.ts'
import { openLog, ownMarks } from './operations/log.ts'
import { Metrics } from './operations/metrics.ts'
import { serveMetrics } from './operations/metrics-server.ts'
import { RequestFaults } from './operations/request-faults.ts'
import { watchClock } from './operations/watch-clock.ts'
import { buildStyles } from './page-store/first-paint/build-styles.ts'
import { firstPaint } from './page-store/first-paint/first-paint.ts'
import { askNext } from './page-store/next/next-answer.ts'
import { openPageStores } from './page-store/open-store.ts'
import { keptPage, newPage } from './page-store/page-steps.ts'
import { persistPopularPages, warmPages } from './page-store/popular-pages/popular-pages.ts'
import { removeInternalHeaders } from './requests/client-headers.ts'
import { cspNonce } from './requests/csp-nonce.ts'
import { routeForms } from './requests/form-posts.ts'
import { limitAddresses } from './requests/limits/limit-addresses.ts'
import { limitBodies } from './requests/limits/limit-bodies.ts'
import { limitSearches } from './requests/limits/limit-searches.ts'
import { limitMethods } from './requests/limits/methods.ts'
import { throttleImages } from './requests/limits/throttle-images.ts'
import { normalizeQuery } from './requests/normalize-query.ts'
import { PolicyReports } from './requests/policy-reports.ts'
import { guardPrivatePages } from './requests/private-pages.ts'
import { renewCart } from './requests/renew-cart.ts'
import { readApiNames, readPageRoutes } from './routes/page-routes.ts'
import { routeExists } from './routes/route-exists.ts'
import { tellPageRoute } from './routes/tell-page-route.ts'
import { inOrder } from './step-order.ts'

/**
 * The storefront's process. Next renders and caches; around it one pipeline refuses what no page takes, answers with
 * pages that are kept as finished bytes, and puts words where Next sends empty bodies (ADR 0004, 0023).
 */
const env = readWebEnv()
// Trap: of each 64 KB that Node takes for short texts nothing is given back while one of them is kept.
Buffer.poolSize = 8 * 1024
// Trap: once whoever read our output is gone, each line is an error that is itself written out, for ever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.exit(1))
const log = openLog(process.stdout)
if (!env.development) consoleToLog(log)
const dir = new URL('../..', import.meta.url).pathname
const app = next({ dev: env.development, dir, port: env.port })
const prepared = app.prepare()
const handleRequest = app.getRequestHandler()
// What runs beside the pages begins, and asks, while Next still prepares.
const handle = async (req: IncomingMessage, res: ServerResponse) => {
  await prepared
  tellPageRoute(req)
  await handleRequest(req, res)
}
const policySettings = policySettingsOf(env)
const ask = askNext(handle, new URL(env.webUrl).host)
const askPage = (url: string, headers: Readonly<Record<string, string>>) => ask({ url, headers })
const revalidate = (tags: readonly string[]) =>
  ask({
    url: '/api/revalidate',
    headers: { authorization: `Bearer ${env.internalSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  })
provideCalls({ askPage, revalidate, renderMarkup: renderToStaticMarkup })
await prepared

const settings = {
  isHttps: policySettings.isHttps,
  pagePolicy: (html: string, addedStyles: readonly string[] = []) => pagePolicy(html, policySettings, addedStyles),
}
const { answer, missing, fault, warm } = withErrorPages(handle, {
  askPage,
  ownSecret: env.internalSecret,
  policyOf: (html) => settings.pagePolicy(html).policy,
  // In development a page is compiled while its first visitor waits.
  limitMs: env.development ? 600_000 : undefined,
})
const stores = openPageStores({
  ask,
  headers: settings,
  // In development styles come in other ways.
  paint: env.development ? (html) => ({ html, styles: [] }) : firstPaint(buildStyles(dir)),
  maxBytes: env.pageStoreBytes,
})
const visitedPages = env.visitedPagesFile ?? path.join(dir, '.next/cache/visited-pages.json')
if (!env.development) persistPopularPages(stores.pages, visitedPages)
// In development Next writes no list of its routes.
const apiNames = env.development ? new Set<string>() : readApiNames(dir)
const reports = new PolicyReports({ origin: new URL(env.webUrl).origin, apiNames })
const metrics = new Metrics({
  stores,
  refused: reports.counts,
  generation: currentGeneration,
  isReady,
  isListening,
  poolFigures: async () => callInProcess('poolFigures'),
  clockSteps: watchClock(),
  apiNames,
})
onForgotten(metrics.announced)
const faults = new RequestFaults(log, apiNames)
const leadsSomewhere = env.development ? async () => true : routeExists(readPageRoutes(dir))
const searches = limitSearches()
const worker = serviceWorker(dir, env.offlineApp)

const allowVisit = cspNonce(policySettings, env.cmsUrl)

const steps = inOrder({
  begin: (req, res, pass) => {
    removeInternalHeaders(req, env.internalSecret)
    nameRequest(req)
    metrics.observe(req, res)
    decideHeadersLast(req, res, settings)
    pass()
  },
  versions: unless(refuseUnclear),
  health: unless(answerHealth(() => isReady() && !isStopping())),
  faults: (req, res, pass) => {
    faults.observe(req, res)
    pass()
  },
  addresses: limitAddresses(missing),
  // In development the build's files change while they are served, and so do its pages.
  buildFiles: env.development ? null : staticFiles(dir),
  keptPage: env.development ? null : keptPage(stores),
  methods: unless(limitMethods),
  serviceWorker: unless(worker),
  policyReports: unless((req, res) => reports.answer(req, res)),
  bodies: unless(limitBodies),
  forms: unless((req, res) => routeForms(req, res, env.trustedProxies)),
  pictures: throttleImages(),
  searches: async (req, res, pass) => {
    normalizeQuery(req)
    if (!(await searches(req, res))) pass()
  },
  visitMemory: (req, _, pass) => (req.method === 'POST' ? pass() : withRequestCache(pass)),
  privatePages: async (req, res, pass) => {
    const verdict = await guardPrivatePages(req, res)
    if (verdict === 'fault') fault(req, res)
    if (verdict === 'pass') pass()
  },
  routeExists: async (req, res, pass) => {
    if (await leadsSomewhere(req)) pass()
    else missing(req, res)
  },
  cart: renewCart(settings.isHttps),
  newPage: env.development ? null : newPage(stores, allowVisit),
  compression: compress,
  next: (req, res) => answer(req, res),
})

const answerAll = pipeline(steps, (error, req, res) => {
  faults.failed(req, error)
  if (env.development) console.error(`storefront: ${req.method} ${req.url?.split('?')[0]}`, error)
  fault(req, res)
})
const server = openServer(answerAll, connectionLimits, env.development)
const isStopping = stopGracefully(server)
// Trap: Next catches what nobody else does, and a process that listens nowhere would live on.
server.on('error', (error) => {
  console.error('storefront: cannot serve', error)
  process.exit(1)
})
if (env.metricsPort !== null) serveMetrics(metrics.registry, env.metricsPort, env.host)
server.listen(env.port, env.host, () => {
  console.log(`storefront: ready on port ${env.port}`)
  void warm()
  if (!env.development) void whenReady().then(() => warmPages(stores.pages, visitedPages))
  if (env.endsWhenSilent)
    endWhenSilent({ url: `${env.ownOrigin}/health`, marks: ownMarks }, (error) =>
      console.error('storefront: nobody asks any more whether it hangs', error),
    )
})
