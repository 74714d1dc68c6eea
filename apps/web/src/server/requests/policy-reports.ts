import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '@estu/domain/text/parse-json'
import { z } from 'zod'
import { reportPath } from '../../policy/content-security-policy.ts'
import { routeOf } from '../operations/route-of.ts'

const largest = 8192

const report = z.object({
  'csp-report': z.object({ 'document-uri': z.url().max(2048), 'violated-directive': z.string().min(1).max(300) }),
})

type Site = {
  /** Of our own pages; whoever tells of others' is heard, and not counted. */
  origin: string
  /** Names below `/api` that something answers. */
  apiNames: ReadonlySet<string>
}

/**
 * Counts what browsers kept from running, by the section of the page; nothing else of a report is kept. Trap: anybody may
 * send reports. The sections are words of ours, so whoever makes addresses up can neither add to them nor hide one.
 */
export class PolicyReports {
  readonly counts = new Map<string, number>()
  readonly #site: Site

  constructor(site: Site) {
    this.#site = site
  }

  /** @returns true when the request was answered here. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.url?.split('?')[0] !== reportPath) return false
    if (req.method !== 'POST') {
      res.writeHead(405, { allow: 'POST', 'cache-control': 'no-store' }).end()
      return true
    }
    const chunks: Buffer[] = []
    let length = 0
    req.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= largest) chunks.push(chunk)
    })
    req.on('end', () => {
      if (length <= largest) this.#count(Buffer.concat(chunks).toString())
      res.writeHead(204, { 'cache-control': 'no-store' }).end()
    })
    return true
  }

  #count(text: string): void {
    const { data: said } = report.safeParse(parseJson(text))
    if (!said) return
    const { origin, pathname } = new URL(said['csp-report']['document-uri'])
    if (origin !== this.#site.origin) return
    const route = routeOf(pathname, this.#site.apiNames)
    this.counts.set(route, (this.counts.get(route) ?? 0) + 1)
  }
}
