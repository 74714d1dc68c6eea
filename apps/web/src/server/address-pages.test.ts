import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { allowCopies } from './address-pages.ts'

const made = 'private, no-cache, no-store, max-age=0, must-revalidate'

function answered(url: string, { method = 'GET', status = 200, policy = made } = {}) {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, method })
  const res = new ServerResponse(req)
  allowCopies(req, res)
  res.statusCode = status
  res.setHeader('Cache-Control', policy)
  return res.getHeader('cache-control')
}

it.each(['/compare?d=a&d=b', '/kk/compare', '/apparaty?brand=phonak', '/kk/raskhodniki?page=2'])(
  'a browser may keep %s, which nobody’s cookies change',
  (url) => {
    expect(answered(url)).toBe('no-cache')
  },
)

it.each(['/cart', '/kk/cart/checkout', '/user', '/order/abc', '/compare/x', '/search?q=a'])(
  '%s stays as it is',
  (url) => {
    expect(answered(url)).toBe(made)
  },
)

it('faults, posted forms and public pages stay as they are', () => {
  expect(answered('/compare', { status: 500 })).toBe(made)
  expect(answered('/compare', { method: 'POST' })).toBe(made)
  expect(answered('/apparaty', { policy: 's-maxage=1' })).toBe('s-maxage=1')
})
