import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { clientHeader, formPageHeader } from '@estu/domain/requests/internal-headers'
import { expect, it } from 'vitest'
import { routeForms } from './form-posts.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }

function send(method: string, url: string, headers: Record<string, string>, trustedProxies = 0) {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, url, headers: { ...headers } })
  const res = new ServerResponse(req)
  const isAnswered = routeForms(req, res, trustedProxies)
  return { isAnswered, status: res.statusCode, url: req.url, page: req.headers[formPageHeader], req }
}

it('a form goes to the one handler, which is told its page', () => {
  expect(send('POST', '/kk/feedback?a=b', form)).toMatchObject({
    isAnswered: false,
    url: '/api/forms',
    page: '/kk/feedback?a=b',
  })
})

it('no page takes anything else', () => {
  for (const type of ['application/json', 'multipart/form-data; boundary=a', ''])
    expect(send('POST', '/feedback', { 'content-type': type })).toMatchObject({ isAnswered: true, status: 415 })
})

it('what is read stays where it is, and so does what is sent to data', () => {
  for (const [method, url] of [
    ['GET', '/feedback'],
    ['POST', '/api/favourites'],
  ] as const)
    expect(send(method, url, {})).toMatchObject({ isAnswered: false, url, page: undefined })
})

it('who the client is, is said by the proxies that are trusted', () => {
  const said = { [clientHeader]: '10.0.0.1', 'x-forwarded-for': '203.0.113.7' }
  expect(send('GET', '/', said, 1).req.headers[clientHeader]).toBe('203.0.113.7')
  expect(send('GET', '/', said).req.headers[clientHeader]).not.toMatch(/^(10\.|203\.)/)
})
