import type { IncomingMessage, ServerResponse } from 'node:http'
import { Histogram, type Registry } from 'prom-client'
import { sectionOf } from './section-of.ts'

/** In seconds: from a file of the build to a table of everything. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export type Observed = { section: string; method: string; status: string; seconds: number }

/**
 * Takes the time of each request, from now to its end or to its editor's leaving.
 * @param observed told of each once it is over
 */
export function requestMetrics(
  registry: Registry,
  collections: () => ReadonlySet<string>,
): (req: IncomingMessage, res: ServerResponse, observed: (request: Observed) => void) => void {
  const histogram = new Histogram({
    name: 'estu_cms_request_seconds',
    help: 'Time from a request to the last byte handed over, by section of the CMS.',
    labelNames: ['section', 'method', 'status'],
    buckets,
    registers: [registry],
  })
  return (req, res, observed) => {
    const begun = performance.now()
    const { url = '/' } = req
    const method = methods.has(req.method ?? '') ? String(req.method) : 'other'
    res.once('close', () => {
      const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'left'
      // Asked at the end: the first request is what makes Payload begin.
      const section = sectionOf(url, collections())
      const seconds = (performance.now() - begun) / 1000
      histogram.observe({ section, method, status }, seconds)
      observed({ section, method, status: res.writableFinished ? String(res.statusCode) : 'left', seconds })
    })
  }
}
