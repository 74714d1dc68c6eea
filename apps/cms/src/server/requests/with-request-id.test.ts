import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { currentRequestId } from '../../operations/log/request-context.ts'
import { withRequestId } from './with-request-id.ts'

it.each([
  ['seven', /^seven$/],
  ['a b', /^[\da-f-]{36}$/],
])('the name of a request that came with %j is told to its sender, to Next and to the log', (given, name) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers: { 'x-request-id': given } })
  const res = new ServerResponse(req)
  let logged: string | undefined
  withRequestId(req, res, () => {
    logged = currentRequestId()
  })
  expect(logged).toMatch(name)
  expect([req.headers['x-request-id'], res.getHeader('x-request-id')]).toEqual([logged, logged])
})
