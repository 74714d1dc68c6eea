import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from './api-client.ts'

let server: Server
let base: string
const asked = new Map<string, number>()

/** A server that answers the status its path names, and counts how often it was asked. */
beforeAll(async () => {
  server = createServer((req, res) => {
    const key = `${req.method} ${req.url}`
    asked.set(key, (asked.get(key) ?? 0) + 1)
    res.statusCode = Number(req.url?.slice(1))
    res.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const repeated = [408, 409, 425, 429, 500, 502, 503, 504]
const final = [200, 400, 401, 403, 404, 410, 413, 415, 422, 501]

it.each([...repeated, ...final])('status %i', async (status) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    await api(`${base}/${status}`, { method }).catch(() => null)
    const tries = method === 'GET' && repeated.includes(status) ? 2 : 1
    expect(asked.get(`${method} /${status}`), method).toBe(tries)
  }
})
