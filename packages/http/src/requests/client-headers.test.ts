import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { expect, it } from 'vitest'
import { removeClientHeaders } from './client-headers.ts'

const secret = 'a secret of this process'
const kept = (headers: Record<string, string>, isRefused?: (name: string) => boolean) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers })
  removeClientHeaders(req, secret, isRefused)
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
  'x-estu-client',
  'x-estu-anything',
])('%s is no client’s to say', (name) => {
  expect(kept({ [name]: 'evil', accept: '*/*' })).toEqual(['accept'])
})

it('an app names what else is removed; the rest stays', () => {
  const said = { cookie: 'a=b', 'next-action': 'a', rsc: '1', 'x-forwarded-for': '203.0.113.7' }
  expect(kept(said)).toEqual(Object.keys(said))
  expect(kept(said, (name) => name === 'rsc')).toEqual(['cookie', 'next-action', 'x-forwarded-for'])
})

it('this process itself is believed in our headers, and in none of Next’s', () => {
  const said = { [ownRequestHeader]: secret, 'x-estu-client': '10.0.0.1' }
  expect(kept({ ...said, 'x-matched-path': '/' })).toEqual(Object.keys(said))
  expect(kept({ ...said, [ownRequestHeader]: 'a guess' })).toEqual([])
})
