import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitLocalePath } from '@estu/domain/locale/locales'
import { z } from 'zod'
import { reportPath } from '../../policy/content-security-policy.ts'

const largest = 8192
/** In routes; whoever makes addresses up is counted under one name. */
const mostRoutes = 200
const other = 'other'

const report = z.object({
  'csp-report': z.object({ 'document-uri': z.string().max(2048), 'violated-directive': z.string().max(300) }),
})

/**
 * Counts what browsers kept from running, by the first part of the page's address; nothing else of a report is kept.
 */
export class PolicyReports {
  readonly counts = new Map<string, number>()

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
    const route = routeOf(text)
    if (route === null) return
    const name = this.counts.has(route) || this.counts.size < mostRoutes ? route : other
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }
}

function routeOf(text: string): string | null {
  try {
    const said = report.parse(JSON.parse(text))['csp-report']
    const { path } = splitLocalePath(new URL(said['document-uri']).pathname)
    return `/${path.split('/')[1] ?? ''}`
  } catch {
    return null
  }
}
