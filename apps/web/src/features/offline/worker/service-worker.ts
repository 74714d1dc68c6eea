import { offlineCaches } from '@estu/domain/offline/offline-caches'
import { NetworkFirst, type PrecacheEntry, Serwist } from 'serwist'
import { answerForm, answerPage } from './answer-page'
import { answerPayload } from './answer-payload'
import { bounded } from './bounded'
import { keepCorePages } from './core-pages'
import { keepOpenPages } from './keep-open-pages'

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] | undefined }

const { files, pictures, cards } = offlineCaches
const patienceSeconds = 3

/** The network first, whatever is asked for: a kept copy, old or damaged, never stands in the way of a living site. */
const networkFirst = (limits: typeof files | typeof pictures | typeof cards, once: boolean) =>
  new NetworkFirst({
    cacheName: limits.name,
    networkTimeoutSeconds: patienceSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [bounded(limits, { once })],
  })

const worker = new Serwist({ precacheEntries: self.__SW_MANIFEST })
worker.registerCapture(({ request }) => request.mode === 'navigate', answerPage)
worker.registerCapture(({ request }) => request.mode === 'navigate', answerForm, 'POST')
worker.registerCapture(({ request, sameOrigin }) => sameOrigin && request.headers.has('rsc'), answerPayload)
worker.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
  networkFirst(files, true),
)
worker.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/cards/'),
  networkFirst(cards, false),
)
worker.registerCapture(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  networkFirst(pictures, true),
)
worker.addEventListeners()

// A new worker waits until it is told to take over: two builds never share a page by chance.
self.addEventListener('install', (event) => event.waitUntil(keepCorePages()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(keepOpenPages)))
