import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { PolicyReports } from './policy-reports.ts'

const origin = 'https://estu.example'
const made = () => new PolicyReports({ origin, apiNames: new Set(['suggest']) })

/** @returns the status a sender hears; null where somebody else has to answer */
async function send(reports: PolicyReports, body: string, { method = 'POST', url = '/api/policy-reports' } = {}) {
  const req = Object.assign(new PassThrough(), { method, url })
  const heard = new PassThrough()
  let status = 0
  const res = {
    writeHead: (said: number) => {
      status = said
      return { end: () => heard.end() }
    },
  }
  if (!reports.answer(req as unknown as IncomingMessage, res as unknown as ServerResponse)) return null
  req.end(body)
  await once(heard.resume(), 'end')
  return status
}

const about = (address: string) =>
  JSON.stringify({ 'csp-report': { 'document-uri': address, 'violated-directive': 'script-src-elem' } })

it('counts by the section of the page, in both languages alike', async () => {
  const reports = made()
  for (const path of [
    '/',
    '/kk',
    '/cart?a=b',
    '/kk/cart/checkout',
    '/apparaty/a-b',
    '/order/token',
    '/api/suggest?q=a',
  ])
    expect(await send(reports, about(`${origin}${path}`)), path).toBe(204)
  expect(Object.fromEntries(reports.counts)).toEqual({
    home: 2,
    cart: 2,
    apparaty: 1,
    order: 1,
    'api/suggest': 1,
  })
})

it('a stranger’s words are no names of routes, and hide none, however many there are', async () => {
  const reports = made()
  for (let index = 0; index < 500; index += 1) {
    await send(reports, about(`${origin}/made-up-${index}`))
    await send(reports, about(`${origin}/api/made-up-${index}`))
  }
  await send(reports, about(`${origin}/filialy`))
  expect(Object.fromEntries(reports.counts)).toEqual({ page: 500, api: 500, filialy: 1 })
})

it.each([
  about('https://evil.example/cart'),
  about('http://estu.example/cart'),
  about('https://estu.example.evil.example/cart'),
  about('https://estu.example:8443/cart'),
  about('about:blank'),
  about('data:text/html,a'),
  about('cart'),
  '{"csp-report":{"document-uri":"https://estu.example/cart"}}',
  '{"csp-report":null}',
  '[]',
  'no report',
  '',
  about(`${origin}/cart?${'a'.repeat(3000)}`),
  `${about(`${origin}/cart`)}${' '.repeat(8192)}`,
])('hears and does not count %.60s', async (body) => {
  const reports = made()
  expect(await send(reports, body)).toBe(204)
  expect([...reports.counts]).toEqual([])
})

it('takes nothing but reports, and only what is sent to it', async () => {
  expect(await send(made(), '', { method: 'GET' })).toBe(405)
  expect(await send(made(), '', { url: '/api/policy-reports/more' })).toBeNull()
  expect(await send(made(), about(`${origin}/cart`), { url: '/api/policy-reports?a=b' })).toBe(204)
})
