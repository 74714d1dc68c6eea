import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { decideHeadersLast } from './decide-headers-last.ts'
import { rememberVisitPolicy } from './visit-policies.ts'

it('an answer bears its name, and the policy that its visit was given after the headers were promised', () => {
  const req = Object.assign(new IncomingMessage(new Socket()), { url: '/', method: 'GET' })
  req.headers['x-request-id'] = 'one'
  const res = new ServerResponse(req)
  decideHeadersLast(req, res, { isHttps: false, pagePolicy: () => ({ policy: '', isClean: true }) })
  rememberVisitPolicy(res, "script-src 'nonce-a'")
  res.writeHead(200, { 'content-type': 'text/html', 'x-request-id': 'another', 'x-powered-by': 'Next' })
  expect(res.getHeaders()).toMatchObject({
    'x-request-id': 'one',
    'content-security-policy': "script-src 'nonce-a'",
    'x-content-type-options': 'nosniff',
  })
  expect(res.hasHeader('x-powered-by')).toBe(false)
})
