import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serviceWorker } from './service-worker.ts'

const script = '// build one\naddEventListener("fetch", () => {})'
let dir: string
let server: Server

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'estu-worker-'))
  await mkdir(path.join(dir, '.next/worker'), { recursive: true })
  await writeFile(path.join(dir, '.next/worker/sw.js'), script)
})

afterEach(async () => {
  server.close()
  await rm(dir, { recursive: true, force: true })
})

async function serve(isOn: boolean) {
  const answer = serviceWorker(dir, isOn)
  server = createServer((req, res) => {
    if (!answer(req, res)) res.writeHead(404).end(req.url)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (address: string, init?: RequestInit) => fetch(`${origin}${address}`, init)
}

it('sends the worker of the build, never held back, for the whole site', async () => {
  const ask = await serve(true)
  const answer = await ask('/sw.js')
  expect(await answer.text()).toBe(script)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'x-content-type-options': 'nosniff',
  })
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  const again = await ask('/sw.js', { headers })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await ask('/sw.js', { method: 'HEAD' })).status).toBe(200)
})

it('sends the worker that takes itself away once switched off, under a tag of its own', async () => {
  const on = await (await serve(true))('/sw.js')
  server.close()
  const ask = await serve(false)
  const off = await ask('/sw.js', { headers: { 'if-none-match': on.headers.get('etag') ?? '' } })
  expect(off.status).toBe(200)
  expect(off.headers.get('cache-control')).toBe('no-cache')
  const worker = await off.text()
  for (const step of ['skipWaiting()', 'caches.delete(name)', 'registration.unregister()'])
    expect(worker).toContain(step)
})

it('sends it too where nothing was built, and leaves all else to others', async () => {
  await rm(path.join(dir, '.next'), { recursive: true })
  const ask = await serve(true)
  expect(await (await ask('/sw.js')).text()).toContain('unregister')
  expect((await ask('/sw.js', { method: 'POST' })).status).toBe(404)
  expect((await ask('/kk/sw.js')).status).toBe(404)
})
