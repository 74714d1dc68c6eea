import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { nameRequest, requestId } from './request-id.ts'

function named(given?: string): string {
  const req = new IncomingMessage(new Socket())
  if (given !== undefined) req.headers['x-request-id'] = given
  nameRequest(req)
  return requestId(req)
}

it('a name that a proxy gave is kept', () => {
  expect(named('from-the-proxy-1')).toBe('from-the-proxy-1')
})

it.each([undefined, 'a b', '{"level":"fatal"}'])('%s is replaced by a name that nobody has', (id) => {
  expect(named(id)).toMatch(/^[\da-f-]{36}$/)
  expect(named(id)).not.toBe(named(id))
})
