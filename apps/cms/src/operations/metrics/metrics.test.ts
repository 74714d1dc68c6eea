import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Registry } from 'prom-client'
import { afterEach, expect, it } from 'vitest'
import { choreFailureCounter } from './chore-failures.ts'
import { addDatabaseMetrics, type Source } from './database-metrics.ts'
import { requestMetrics } from './request-metrics.ts'
import { sectionOf } from './section-of.ts'
import { serveMetrics } from './serve-metrics.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})
async function portOf(server: Server): Promise<number> {
  open.push(server)
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

const names = new Set(['articles', 'home', 'tables'])

it.each([
  ['/admin', 'admin'],
  ['/admin/collections/articles/123?locale=ru', 'admin/articles'],
  ['/admin/collections/made-up', 'admin'],
  ['/api/articles/123', 'api/articles'],
  ['/api/globals/home', 'api/home'],
  ['/api/made-up', 'api'],
  ['/_next/static/a.js', 'file'],
  ['/health', 'health'],
  ['/wp-login.php', 'other'],
  ['*', 'other'],
])('%s is counted as %s', (url, section) => {
  expect(sectionOf(url, names)).toBe(section)
})

it('requests are counted by section, method and status, whoever made them up', async () => {
  const registry = new Registry()
  const observe = requestMetrics(registry, () => names)
  const seen: string[] = []
  const port = await portOf(
    createServer((req, res) => {
      observe(req, res, ({ section, status }) => seen.push(`${section} ${status}`))
      res.writeHead(req.url === '/api/articles' ? 200 : 404).end()
    }).listen(0, '127.0.0.1'),
  )
  for (const path of ['api/articles', 'secret-1', 'secret-2'])
    await (await fetch(`http://127.0.0.1:${port}/${path}`)).text()
  await expect.poll(() => seen).toEqual(['api/articles 200', 'other 404', 'other 404'])
  const text = await registry.metrics()
  expect(text).toContain('estu_cms_request_seconds_count{section="api/articles",method="GET",status="2xx"} 1')
  expect(text).toContain('estu_cms_request_seconds_count{section="other",method="GET",status="4xx"} 2')
  expect(text).not.toContain('secret')
})

it('without a database its figures are missing, and that is said', async () => {
  const registry = new Registry()
  const states: ReturnType<Source>[] = [
    null,
    { totalCount: 3, idleCount: 1, waitingCount: 2, query: () => Promise.reject(new Error('away')) },
  ]
  for (const state of states) {
    registry.clear()
    await addDatabaseMetrics(registry, () => state)()
    const text = await registry.metrics()
    expect(text).toContain('estu_database_up 0')
    expect(text).toContain(`estu_pool_connections{state="waiting"} ${state ? 2 : 0}`)
    expect(text).toContain(`estu_pool_connections{state="in_use"} ${state ? 2 : 0}`)
  }
})

it('the metrics have a port of their own; one that is taken is told and ends nothing', async () => {
  const registry = new Registry()
  let refreshed = 0
  const told: unknown[] = []
  const sources = {
    registry,
    refresh: async () => {
      refreshed += 1
    },
  }
  const port = await portOf(serveMetrics(sources, { port: 0, host: '127.0.0.1' }, (error) => told.push(error)))
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, refreshed]).toEqual([200, 1])
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  const second = serveMetrics(sources, { port, host: '127.0.0.1' }, (error) => told.push(error))
  await expect.poll(() => told).toEqual([expect.objectContaining({ code: 'EADDRINUSE' })])
  second.close()
})

it('what is measured is explained, and the other way round, and shown to the operator', () => {
  const registry = new Registry()
  addDatabaseMetrics(registry, () => null)
  requestMetrics(registry, () => names)
  choreFailureCounter(registry)
  const measured = registry.getMetricsAsArray().map(({ name }) => name)
  const docs = path.resolve(import.meta.dirname, '../../../../../docs')
  const namedIn = (file: string) =>
    new Set(
      Array.from(readFileSync(path.join(docs, file), 'utf8').matchAll(/\bestu_\w+/g), ([name]) =>
        name.replace(/_(count|bucket|sum)$/, ''),
      ),
    )
  // The storefront's, which is named beside ours.
  expect(namedIn('operations-cms.md')).toEqual(new Set([...measured, 'estu_announcements']))
  const shown = namedIn('grafana-dashboard.json')
  expect(measured.filter((name) => !shown.has(name))).toEqual([])
})
