import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { limitBodies } from './limit-bodies.ts'

function answer(headers: IncomingHttpHeaders) {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', url: '/feedback', headers })
  const res = new ServerResponse(req)
  return limitBodies(req, res) ? [res.statusCode, res.getHeader('cache-control'), res.getHeader('connection')] : 'read'
}

it('a body of half a million bytes is read, and none at all', () => {
  for (const headers of [{}, { 'content-length': '0' }, { 'content-length': '500000' }])
    expect(answer(headers)).toBe('read')
})

it('one byte more is refused, and the connection with it', () => {
  expect(answer({ 'content-length': '500001' })).toEqual([413, 'no-store', 'close'])
})

it('a body that does not say how long it is, is refused whatever else it says', () => {
  for (const headers of [{}, { 'content-length': '3' }])
    expect(answer({ ...headers, 'transfer-encoding': 'chunked' })).toEqual([411, 'no-store', 'close'])
})
