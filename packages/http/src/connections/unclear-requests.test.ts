import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { refuseUnclear } from './unclear-requests.ts'

function answered(rawHeaders: string[], httpVersionMajor = 1): number | null {
  const req = Object.assign(new IncomingMessage(new Socket()), { rawHeaders, httpVersionMajor })
  const res = new ServerResponse(req)
  return refuseUnclear(req, res) ? res.statusCode : null
}

it('passes what names one host, wherever else the word stands', () => {
  expect(answered(['Host', 'estu.example'])).toBeNull()
  expect(answered(['Host', 'estu.example', 'x-forwarded-host', 'host', 'x-a', 'host'])).toBeNull()
})

it('refuses two hosts, in whatever letters, and what came before headers', () => {
  expect(answered(['Host', 'estu.example', 'host', 'evil.example'])).toBe(400)
  expect(answered(['HOST', 'estu.example', 'a', 'b', 'Host', 'estu.example'])).toBe(400)
  expect(answered([], 0)).toBe(400)
})
