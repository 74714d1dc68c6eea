import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolFigures } from '../../lib/process-bridge.ts'
import { withTimeout } from '../../lib/with-timeout.ts'
import type { PageStores } from '../page-store/page-steps.ts'
import type { PageStore } from '../page-store/page-store.ts'
import { countHelp } from '../page-store/store-counts.ts'
import { routeOf } from './route-of.ts'

/** In seconds: from a page that is kept to one that somebody gives up on. */
const buckets = [0.001, 0.005, 0.015, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type StoreFigures = Pick<PageStore, 'counts' | 'bytes' | 'size'>

type Sources = {
  stores: Readonly<Record<keyof PageStores, StoreFigures>>
  /** What the pages' policy refused, by route. */
  refused: ReadonlyMap<string, number>
  generation: () => number
  isReady: () => boolean
  /** Whether announcements are heard at this moment. */
  isListening: () => boolean
  /** Fails where the database was never reached. */
  poolFigures: () => Promise<PoolFigures>
  /** How often the machine's clock was seen to have been set. */
  clockSteps: () => Readonly<Record<'back' | 'forward', number>>
  /** Names below `/api` that something answers. */
  apiNames: ReadonlySet<string>
}

/** What the operator's Prometheus reads of this process. No address, no name and no word of a visitor is in it. */
export class Metrics {
  readonly registry = new Registry()
  readonly #seconds: Histogram<'route' | 'method' | 'status'>
  readonly #announcements: Histogram
  readonly #apiNames: ReadonlySet<string>

  constructor(sources: Sources) {
    const registers = [this.registry]
    this.#apiNames = sources.apiNames
    collectDefaultMetrics({ register: this.registry })
    this.#seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the last byte handed over, by section of the site.',
      labelNames: ['route', 'method', 'status'],
      buckets,
      registers,
    })
    storeFigures(registers, sources.stores)
    gauge(registers, 'estu_announcements', 'Announcements that pages were forgotten by.', sources.generation)
    gauge(registers, 'estu_ready', 'Whether everything announced was heard since the start.', () =>
      Number(sources.isReady()),
    )
    gauge(registers, 'estu_listening', 'Whether announcements are heard at this moment.', () =>
      Number(sources.isListening()),
    )
    this.#announcements = new Histogram({
      name: 'estu_announcement_seconds',
      help: 'Time from the moment an announcement was written down to that at which its pages were forgotten.',
      buckets,
      registers,
    })
    const steps = 'How often the clock of this machine was seen to have been set, by where to.'
    counter(registers, 'estu_clock_steps_total', steps, ['to'], () =>
      Object.entries(sources.clockSteps()).map(([to, count]) => [{ to }, count] as const),
    )
    poolGauge(registers, sources.poolFigures)
    const refused = 'What browsers told that a page’s policy refused, by route.'
    counter(registers, 'csp_violations_total', refused, ['route'], () =>
      [...sources.refused].map(([route, count]) => [{ route }, count] as const),
    )
  }

  /** Notes how long after it was written down an announcement was done with. */
  readonly announced = (seconds: number): void => this.#announcements.observe(seconds)

  /** Takes the time of one request, from now to its end or to its visitor's leaving. */
  observe(req: IncomingMessage, res: ServerResponse): void {
    const begun = performance.now()
    const [route, method] = [routeOf(req.url ?? '/', this.#apiNames), req.method ?? 'GET']
    res.once('close', () => {
      const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'left'
      this.#seconds.observe({ route, method, status }, (performance.now() - begun) / 1000)
    })
  }
}

/** Of each store, by its name. */
function storeFigures(registers: Registry[], stores: Sources['stores']): void {
  const each = Object.entries(stores)
  for (const name of Object.keys(countHelp) as (keyof typeof countHelp)[])
    counter(registers, `estu_page_store_${snake(name)}_total`, countHelp[name], ['store'], () =>
      each.map(([store, { counts }]) => [{ store }, counts[name]] as const),
    )
  storeGauge(registers, 'estu_page_store_bytes', 'Bytes of kept pages.', () =>
    each.map(([store, { bytes }]) => [store, bytes]),
  )
  storeGauge(registers, 'estu_page_store_pages', 'Kept pages.', () => each.map(([store, { size }]) => [store, size]))
}

function storeGauge(registers: Registry[], name: string, help: string, read: () => [string, number][]): void {
  new Gauge({
    name,
    help,
    labelNames: ['store'],
    registers,
    collect() {
      for (const [store, figure] of read()) this.set({ store }, figure)
    },
  })
}

function gauge(registers: Registry[], name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read())
    },
  })
}

/** Nobody who asks for the figures waits for a database that does not answer: the gauge stays as it was. */
const poolMs = 500

function poolGauge(registers: Registry[], read: () => Promise<PoolFigures>): Gauge {
  return new Gauge({
    name: 'estu_pool_connections',
    help: 'Connections of this process to the database, by what they do.',
    labelNames: ['state'],
    registers,
    async collect() {
      const figures = await withTimeout(read(), poolMs).catch(() => ({}))
      for (const [state, count] of Object.entries(figures)) this.set({ state }, count)
    },
  })
}

/** A count that is kept elsewhere. */
function counter(
  registers: Registry[],
  name: string,
  help: string,
  labelNames: string[],
  read: () => readonly (readonly [Record<string, string>, number])[],
): Counter {
  return new Counter({
    name,
    help,
    labelNames,
    registers,
    collect() {
      this.reset()
      for (const [labels, count] of read()) this.inc(labels, count)
    },
  })
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
