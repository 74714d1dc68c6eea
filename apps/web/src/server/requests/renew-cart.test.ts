import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { renewCart } from './renew-cart.ts'

const line = `d${'1'.repeat(32)}x2p900`

function renewed(url: string, cookie: string | undefined, { isHttps = false, method = 'GET' } = {}) {
  const set: string[] = []
  const res = { appendHeader: (_: string, value: string) => set.push(value) } as unknown as ServerResponse
  let passed = false
  renewCart(isHttps)({ url, method, headers: { cookie } } as IncomingMessage, res, () => {
    passed = true
  })
  expect(passed).toBe(true)
  return set
}

it.each(['/cart', '/kk/cart', '/cart?a=b'])('%s keeps the cart for another fortnight', (url) => {
  expect(renewed(url, `a=b; cart=${line}; c=d`)).toEqual([`cart=${line}; Path=/; Max-Age=1209600; SameSite=Lax`])
})

it('says that it is for a safe connection where there is one', () => {
  expect(renewed('/cart', `cart=${line}`, { isHttps: true })[0]).toMatch(/; Secure$/)
})

it.each([
  ['no cart', '/cart', 'a=b', 'GET'],
  ['no cookie at all', '/cart', undefined, 'GET'],
  ['a damaged cart', '/cart', 'cart=<script>', 'GET'],
  ['a cookie that only ends so', '/cart', `mycart=${line}`, 'GET'],
  ['another page', '/apparaty', `cart=${line}`, 'GET'],
  ['a form that is posted', '/cart', `cart=${line}`, 'POST'],
])('sets nothing for %s', (_, url, cookie, method) => {
  expect(renewed(url, cookie, { method })).toEqual([])
})
