import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { limitAddresses } from './limit-addresses.ts'

function ask(url: string, method = 'GET', headers: Record<string, string> = {}) {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, url, headers })
  const seen = { outcome: 'nothing', url: () => req.url ?? '' }
  limitAddresses(() => {
    seen.outcome = 'missing'
  })(req, new ServerResponse(req), () => {
    seen.outcome = 'passed on'
  })
  return seen
}

const ofOctets = (length: number, start: string) => start.padEnd(length, 'a')

it('an address of 2,048 octets is read, question included', () => {
  for (const start of ['/apparaty?loss=', '/', '/api/cards/ru?', '/media/'])
    expect(ask(ofOctets(2048, start)).outcome, start).toBe('passed on')
})

it.each<[string, string, string, Record<string, string>]>([
  ['a page', 'GET', '/apparaty?utm_source=', {}],
  ['a path', 'GET', '/articles/', {}],
  ['its head', 'HEAD', '/apparaty?a=', {}],
  ['a navigation', 'GET', '/apparaty?_rsc=', { rsc: '1' }],
  ['a file', 'GET', '/media/', {}],
  ['a file of the build', 'GET', '/_next/static/a.js?', {}],
  ['data', 'GET', '/api/suggest?q=', {}],
  ['a form', 'POST', '/feedback?', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a method of nobody', 'DELETE', '/apparaty?', {}],
])('one octet more leads nowhere: %s', (_, method, start, headers) => {
  expect(ask(ofOctets(2049, start), method, headers).outcome).toBe('missing')
})

it('ten thousand letters that somebody looks for are cut and passed on', () => {
  for (const start of ['/search?q=', '/kk/search?q=']) {
    const { outcome, url } = ask(`${start}${encodeURIComponent('ә'.repeat(10_000))}`)
    expect([outcome, url().startsWith(start), url().length < 2048]).toEqual(['passed on', true, true])
  }
})

it('also beside a search nothing else may be long', () => {
  expect(ask(ofOctets(3000, '/search?q=a&_rsc='), 'GET', { rsc: '1' }).outcome).toBe('missing')
})
