import type { Headers } from '@estu/http/headers/send-headers-last'
import { describe, expect, it } from 'vitest'
import { answerHeaders } from './answer-headers.ts'

const settings = {
  isHttps: true,
  pagePolicy: (html: string) => ({ policy: `policy of ${html}`, isClean: !html.includes('foreign') }),
}
const html = { 'content-type': 'text/html; charset=utf-8' }
const of = (url: string, headers: Headers = html, more = {}) =>
  answerHeaders({ url, method: 'GET', status: 200, headers, ...more }, settings)

describe('every answer', () => {
  it.each(['/', '/api/cards', '/media/a.webp', '/sitemap.xml', '/user/1'])('%s is guarded', (url) => {
    expect(of(url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  it('promises encryption only where there is any', () => {
    const plain = answerHeaders(
      { url: '/', method: 'GET', status: 200, headers: html },
      { ...settings, isHttps: false },
    )
    expect(plain['strict-transport-security']).toBeUndefined()
  })

  it('says nothing of how it was made', () => {
    expect(Object.keys(of('/', { ...html, 'x-powered-by': 'Next.js', 'x-nextjs-cache': 'HIT' }))).not.toEqual(
      expect.arrayContaining(['x-powered-by']),
    )
  })
})

it.each([
  [308, '/articles/new', '/articles/new?utm_source=mail&gclid=1'],
  [308, '/articles/new?utm_source=own', '/articles/new?utm_source=own&gclid=1'],
  [308, 'https://other.example/', 'https://other.example/'],
  [307, '/user/1', '/user/1'],
])('a %d to %s keeps where the visitor comes from: %s', (status, location, sent) => {
  const url = '/articles/old?utm_source=mail&page=2&gclid=1'
  expect(answerHeaders({ url, method: 'GET', status, headers: { location } }, settings).location).toBe(sent)
})

it.each([
  '/user/1',
  '/kk/order/token',
  '/appointment/token',
  '/wait/token',
  '/auth/reset',
  '/kk/thanks?for=order',
  '/preview/token',
  '/preview/token/apparaty/demo',
])('where %s stands is told to no other site', (url) => {
  expect(of(url)).toMatchObject({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex, nofollow' })
})

it('pages of the site are found and say where a visitor comes from, without the path', () => {
  expect(of('/apparaty')['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(of('/apparaty')['x-robots-tag']).toBeUndefined()
})

it('pictures may stand on the pages of others, pages and data may not', () => {
  for (const url of ['/media/a.webp', '/og/ru/home', '/favicon.ico', '/app/icon-192.png']) {
    expect(of(url)['cross-origin-resource-policy'], url).toBe('cross-origin')
  }
  for (const url of ['/', '/api/cards', '/mediaeval']) {
    expect(of(url)['cross-origin-resource-policy'], url).toBe('same-origin')
  }
})

it('a policy that is set stays; what is no page runs nothing', () => {
  expect(of('/', { ...html, 'content-security-policy': 'its own' })['content-security-policy']).toBe('its own')
  expect(of('/api/cards', { 'content-type': 'application/json' })['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(of('/sw.js', { 'content-type': 'text/javascript' })['content-security-policy']).toContain("connect-src 'self'")
})

it('the policy of a visit is a page’s alone: what is no page runs nothing, and keeps what it says itself', () => {
  const visitPolicy = "script-src 'nonce-a'"
  const policyOf = (headers: Headers) => of('/media/a.webp', headers, { visitPolicy })['content-security-policy']
  expect(policyOf(html)).toBe(visitPolicy)
  expect(policyOf({ 'content-type': 'application/json' })).not.toContain('nonce')
  expect(policyOf({})).not.toContain('nonce')
  const sandbox = "default-src 'none'; sandbox"
  expect(policyOf({ 'content-type': 'image/webp', 'content-security-policy': sandbox })).toBe(sandbox)
})

it('whoever asks in a way that is not taken hears of those that are', () => {
  const refused = (method: string, headers = {}) => of('/api/session', headers, { method, status: 405 }).allow
  expect(refused('POST')).toBe('GET, HEAD, OPTIONS')
  expect(refused('GET')).toBe('POST, OPTIONS')
  expect(refused('DELETE')).toBe('GET, HEAD, POST, OPTIONS')
  expect(refused('PUT', { allow: 'PATCH' })).toBe('PATCH')
})

it('nobody is told to connect to the server that answers them', () => {
  const link =
    '</>; rel=preconnect; crossorigin="", </a.woff2>; rel=preload; as="font"; type="font/woff2", </b.css>; rel=preload, </b.css>; rel=preload'
  expect(of('/', { ...html, link }).link).toBe(
    '</a.woff2>; rel=preload; as="font"; type="font/woff2", </b.css>; rel=preload',
  )
})
