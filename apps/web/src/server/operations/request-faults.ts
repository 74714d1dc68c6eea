import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestId } from '@estu/http/requests/request-id'
import { takeRequestError } from '../../lib/faults/request-errors.ts'
import { faultFacts } from './fault-facts.ts'
import type { Log } from './log.ts'
import { routeOf } from './route-of.ts'

/** Writes down each request that we could not answer as we should, once, with what is known of the fault. */
export class RequestFaults {
  readonly #log: Log
  readonly #apiNames: ReadonlySet<string>
  readonly #errors = new WeakMap<IncomingMessage, unknown>()

  /** @param apiNames names below `/api` that something answers */
  constructor(log: Log, apiNames: ReadonlySet<string>) {
    this.#log = log
    this.#apiNames = apiNames
  }

  observe(req: IncomingMessage, res: ServerResponse): void {
    const begun = performance.now()
    // As asked: later steps may lead the request elsewhere.
    const { url = '/', method } = req
    res.once('close', () => {
      const error = this.#errors.get(req) ?? takeRequestError(requestId(req))
      // Who is told to come again is told so by plan.
      const isFault = error !== undefined || (res.statusCode >= 500 && !res.hasHeader('retry-after'))
      if (!isFault) return
      const facts = { id: requestId(req), route: routeOf(url, this.#apiNames), method, status: res.statusCode }
      const ms = Math.round(performance.now() - begun)
      this.#log.error({ ...facts, ms, ...(error === undefined ? {} : faultFacts(error)) }, 'request failed')
    })
  }

  /** Remembers what a request failed by until it has been answered. */
  failed(req: IncomingMessage, error: unknown): void {
    this.#errors.set(req, error)
  }
}
