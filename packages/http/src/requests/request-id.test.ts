import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { nameRequest, requestId } from './request-id.ts'

function named(given?: string | string[]): string {
  const req = new IncomingMessage(new Socket())
  if (given !== undefined) Object.assign(req.headers, { 'x-request-id': given })
  const id = nameRequest(req)
  expect(requestId(req)).toBe(id)
  return id
}

it.each(['from-the-proxy-1', 'a', 'req-7F', 'x'.repeat(64)])('%s, a name that a proxy gave, is kept', (id) => {
  expect(named(id)).toBe(id)
})

it.each([undefined, '', 'x'.repeat(65), 'a b', 'a\nb', 'имя', '{"level":"fatal"}', ['a', 'b']])(
  '%j is replaced by a name that nobody has',
  (id) => {
    expect(named(id)).toMatch(/^[\da-f-]{36}$/)
    expect(named(id)).not.toBe(named(id))
  },
)
