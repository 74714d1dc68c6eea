import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { expect, it } from 'vitest'
import { removeInternalHeaders } from './client-headers.ts'

const kept = (headers: Record<string, string>) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers })
  removeInternalHeaders(req, 'a secret of this process')
  return Object.keys(req.headers)
}

it.each([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-middleware-subrequest',
  'x-nextjs-data',
  'x-invoke-path',
  'x-matched-path',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'next-resume',
  'next-action',
  'x-estu-client',
  'x-estu-form-page',
  'x-estu-anything',
])('%s is no client’s to say', (name) => {
  expect(kept({ [name]: 'evil' })).toEqual([])
})

it('what a browser says stays', () => {
  const said = { cookie: 'a=b', rsc: '1', 'next-router-prefetch': '1', 'next-url': '/', 'accept-language': 'kk' }
  expect(kept(said)).toEqual(Object.keys(said))
})

it('this process itself is believed', () => {
  const said = { [ownRequestHeader]: 'a secret of this process', 'x-estu-form-state': 'id' }
  expect(kept(said)).toEqual(Object.keys(said))
  expect(kept({ ...said, [ownRequestHeader]: 'a guess' })).toEqual([])
})
