import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { createElement, Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { hashSource } from '../../policy/content-security-policy.ts'
import { visitPolicyOf } from '../headers/visit-policies.ts'
import { cspNonce } from './csp-nonce.ts'

const step = cspNonce(
  { isHttps: true, counts: { tagManager: false, analytics: false }, frameAncestors: "'none'" },
  'https://cms.example',
)

function visit(url: string, method = 'GET', headers: Record<string, string> = {}) {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, url, headers: { ...headers } })
  const res = new ServerResponse(req)
  let passed = 0
  step(req, res, () => {
    passed += 1
  })
  expect(passed).toBe(1)
  return { told: String(req.headers['content-security-policy'] ?? ''), policy: visitPolicyOf(res) ?? '' }
}

it('each visit has a word of its own, which Next is told and the answer says', () => {
  const words = [visit('/cart'), visit('/cart'), visit('/kk/search?q=a')].map(({ told, policy }) => {
    const [word = 'none'] = /'nonce-[\w+/]{22}=='/.exec(told) ?? []
    expect(policy).toContain(word)
    expect(policy).toContain("frame-ancestors 'none'")
    return word
  })
  expect(new Set(words).size).toBe(3)
})

it('what React writes around a drawing that comes late may be applied', async () => {
  const late = new Promise<string>((resolve) => setImmediate(resolve, 'M0 0'))
  const Late = () => createElement('path', { d: use(late) })
  const drawing = createElement('svg', null, createElement(Suspense, { fallback: null }, createElement(Late)))
  const html = await text(await renderToReadableStream(drawing))
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
  expect(styles.length).toBeGreaterThan(0)
  const { policy } = visit('/cart')
  expect(policy).toContain("style-src 'self' 'unsafe-hashes'")
  for (const style of styles) expect(policy).toContain(hashSource(style))
})

it('a draft places what is drawn on it, a page of visitors does not', () => {
  expect(visit('/kk/preview/a').policy).toContain("style-src-attr 'unsafe-inline'")
  for (const url of ['/cart', '/kk/cart', '/cart/preview']) expect(visit(url).policy).not.toContain("'unsafe-inline'")
})

it('a draft may be framed by the CMS, and by nobody else', () => {
  for (const url of ['/preview/a', '/kk/preview/a'])
    expect(visit(url).policy).toContain('frame-ancestors https://cms.example')
})

it.each<[string, string, Record<string, string>]>([
  ['a form, which its handler answers', 'POST', {}],
  ['a navigation, which is no page', 'GET', { rsc: '1' }],
  ['what this process asks itself', 'GET', { [ownRequestHeader]: '1' }],
])('%s has none', (_, method, headers) => {
  expect(visit('/cart', method, headers)).toEqual({ told: '', policy: '' })
})
