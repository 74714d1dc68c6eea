import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { expect, it } from 'vitest'
import { removeInternalHeaders } from './client-headers.ts'

const kept = (headers: Record<string, string>, url = '/apparaty?_rsc=1a2b') => {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers, url })
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

it('a page’s own address never answers with its data', () => {
  const said = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': '[]', 'next-url': '/' }
  for (const url of ['/apparaty', '/apparaty?brand=phonak', '/apparaty?not_rsc=1', '/apparaty?a=_rsc'])
    expect(kept({ ...said, cookie: 'a=b' }, url), url).toEqual(['cookie'])
  for (const url of ['/apparaty?_rsc', '/apparaty?_rsc=1a2b', '/apparaty?brand=phonak&_rsc=1', '/apparaty?_rsc&page=2'])
    expect(kept(said, url), url).toEqual(Object.keys(said))
})

it('this process itself is believed', () => {
  const said = { [ownRequestHeader]: 'a secret of this process', 'x-estu-form-state': 'id' }
  expect(kept(said)).toEqual(Object.keys(said))
  expect(kept({ ...said, [ownRequestHeader]: 'a guess' })).toEqual([])
})
