import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { openServer } from '@estu/http/connections/open-server'
import { rawClient } from '@estu/http/connections/raw-client.fixture'
import { expect, it } from 'vitest'
import { connectionLimits } from './connection-limits.ts'

it.each([
  [8, 'HTTP/1.1 200'],
  [90, 'HTTP/1.1 200'],
  [97, 'HTTP/1.1 431'],
])('headers of %d KB are answered with %s', async (size, status) => {
  const server = openServer((_, res) => void res.end('fine'), connectionLimits).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const long = `x-long: ${'a'.repeat(size * 1024)}`
  const heard = await rawClient(port, `GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${long}\r\n\r\n`).closed
  expect(heard.slice(0, status.length)).toBe(status)
  server.close()
})
