import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { noCounts } from '../page-store/store-counts.ts'
import { answerHealth } from './health.ts'
import { Metrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { routeOf } from './route-of.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function portOf(server: Server): Promise<number> {
  servers.push(server)
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

const counts = { ...noCounts(), hits: 7, asked: 3, packFailed: 2, foreignScripts: 1 }
const pool = { in_use: 1, idle: 2, waiting: 3 }
const metricsOf = (ready = true, poolFigures = async () => pool) =>
  new Metrics({
    stores: {
      pages: { counts, bytes: 1234, size: 5 },
      chosen: { counts: { ...counts, hits: 8 }, bytes: 432, size: 1 },
    },
    refused: new Map([['/cart', 4]]),
    generation: () => 9,
    isReady: () => ready,
    isListening: () => !ready,
    poolFigures,
    clockSteps: () => ({ back: 6, forward: 1 }),
    apiNames: new Set(['cards']),
  })

it('tells what is kept, what was refused and how long visitors waited, and nothing of them', async () => {
  const metrics = metricsOf()
  const site = createServer((req, res) => {
    metrics.observe(req, res)
    res.end('fine')
  }).listen(0, '127.0.0.1')
  const sitePort = await portOf(site)
  await (await fetch(`http://127.0.0.1:${sitePort}/kk/apparaty/secret-name?q=words`)).text()
  const port = await portOf(serveMetrics(metrics.registry, 0, '127.0.0.1'))
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(text).toContain('estu_page_store_hits_total{store="pages"} 7')
  expect(text).toContain('estu_page_store_pack_failed_total{store="pages"} 2')
  expect(text).toContain('estu_page_store_hits_total{store="chosen"} 8')
  expect(text).toContain('estu_page_store_bytes{store="chosen"} 432')
  expect(text).toContain('estu_page_store_bytes{store="pages"} 1234')
  expect(text).toContain('estu_page_store_foreign_scripts_total{store="pages"} 1')
  expect(text).toContain('csp_violations_total{route="/cart"} 4')
  expect(text).toContain('estu_announcements 9')
  expect(text).toContain('estu_ready 1')
  expect(text).toContain('estu_listening 0')
  expect(text).toContain('estu_clock_steps_total{to="back"} 6')
  expect(text).toContain('estu_pool_connections{state="waiting"} 3')
  expect(text).toContain('http_request_duration_seconds_count{route="apparaty",method="GET",status="2xx"} 1')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('secret')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})

it('tells how long announcements take until pages are forgotten', async () => {
  const metrics = metricsOf()
  metrics.announced(0.03)
  metrics.announced(7)
  const text = await metrics.registry.metrics()
  expect(text).toContain('estu_announcement_seconds_bucket{le="0.05"} 1')
  expect(text).toContain('estu_announcement_seconds_count 2')
})

it.each<[string, () => Promise<typeof pool>]>([
  ['is away', () => Promise.reject(new Error('away'))],
  ['never answers', () => new Promise(() => undefined)],
])('all else is told while the database %s', async (_, read) => {
  const text = await metricsOf(true, read).registry.metrics()
  expect(text).toContain('estu_ready 1')
  expect(text).not.toContain('estu_pool_connections{')
})

it('a port that is taken is told of and ends nothing', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const { registry } = metricsOf()
  const port = await portOf(serveMetrics(registry, 0, '127.0.0.1'))
  const second = serveMetrics(registry, port, '127.0.0.1')
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledWith(
      expect.stringContaining('metrics'),
      expect.objectContaining({ code: 'EADDRINUSE' }),
    ),
  )
  second.close()
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200)
  told.mockRestore()
})

it('a visitor who leaves is counted as one who left', async () => {
  const metrics = metricsOf()
  const left = new Promise<void>((resolve) => {
    const site = createServer((req, res) => {
      metrics.observe(req, res)
      res.once('close', resolve)
    }).listen(0, '127.0.0.1')
    void portOf(site).then((port) =>
      fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(50) }).catch(() => null),
    )
  })
  await left
  expect(await metrics.registry.metrics()).toContain('status="left"} 1')
})

it.each([
  [true, '/health', 200],
  [true, '/ready', 200],
  [false, '/health', 200],
  [false, '/ready', 503],
])('ready: %s, %s says %i', async (ready, path, status) => {
  const answerHealthAt = answerHealth(() => ready)
  const site = createServer((req, res) => void (answerHealthAt(req, res) || res.writeHead(404).end()))
  const port = await portOf(site.listen(0, '127.0.0.1'))
  expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(status)
  expect((await fetch(`http://127.0.0.1:${port}/healthy`)).status).toBe(404)
})

it.each(['/health', '/ready'])('%s is read, and asked in no other way', async (path) => {
  const answerHealthAt = answerHealth(() => true)
  const port = await portOf(createServer((req, res) => void answerHealthAt(req, res)).listen(0, '127.0.0.1'))
  const ask = (method: string) => fetch(`http://127.0.0.1:${port}${path}`, { method })
  expect([(await ask('HEAD')).status, await (await ask('HEAD')).text()]).toEqual([200, ''])
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const { status, headers } = await ask(method)
    expect([status, headers.get('allow'), headers.get('cache-control')], method).toEqual([405, 'GET, HEAD', 'no-store'])
  }
})

it.each([
  ['/', 'home'],
  ['/kk', 'home'],
  ['/kk/apparaty/x?a=b', 'apparaty'],
  ['/akcii/x', 'akcii'],
  ['/about', 'page'],
  ['/whatever-somebody-makes-up', 'page'],
  ['/api/cards?x', 'api/cards'],
  ['/api/%00', 'api'],
  ['/api/made-up', 'api'],
  ['/_next/static/x.js', 'file'],
  ['/user/123', 'user'],
])('%s is counted as %s', (url, route) => {
  expect(routeOf(url, new Set(['cards']))).toBe(route)
})
