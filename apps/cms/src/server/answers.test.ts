import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendHeadersLast } from '@estu/http/headers/send-headers-last'
import { pipeline } from '@estu/http/pipeline'
import { afterEach, expect, it } from 'vitest'
import { answerHeaders } from './headers/answer-headers.ts'
import { settleClientHeaders } from './requests/client-headers.ts'
import { limitMethods } from './requests/methods.ts'
import { nonceOf } from './requests/script-nonce.ts'

const running: (() => void)[] = []
afterEach(() => {
  for (const stop of running.splice(0)) stop()
})

type Answering = (res: ServerResponse, headers: Record<string, unknown>) => void

/** The steps of the CMS before something that stands for Next. @returns its port */
async function serve(answering: Answering, isHttps = false): Promise<number> {
  const server = createServer(
    pipeline(
      [
        (req, res, pass) => {
          settleClientHeaders(req, 0)
          const settings = { isHttps, webUrl: 'https://shop.example/', nonce: nonceOf(req) }
          sendHeadersLast(req, res, (leaving) => answerHeaders(leaving, settings))
          pass()
        },
        (req, res, pass) => {
          if (!limitMethods(false)(req, res)) pass()
        },
        (req, res) => {
          answering(res, req.headers)
        },
      ],
      (_error, _req, res) => res.writeHead(500).end(),
    ),
  ).listen(0, '127.0.0.1')
  running.push(() => server.close().closeAllConnections())
  await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

const html: Answering = (res) => res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>')
const json: Answering = (res) => res.writeHead(200, { 'content-type': 'application/json' }).end('{}')

type Raw = { status: number; names: string[]; value: (name: string) => string | undefined }

/** Everything that was said on the wire, names as often as they came. */
function ask(port: number, path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      answer.resume()
      const names = answer.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
      resolve({
        status: answer.statusCode ?? 0,
        names,
        value: (name) => answer.headers[name] as string | undefined,
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const guards = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cache-control',
]

const fails: Answering = () => {
  throw new Error('made to fail')
}

it.each<[string, string, string, number, Answering]>([
  ['a page of the admin', 'GET', '/admin', 200, html],
  ['what is read', 'GET', '/api/articles', 200, json],
  ['what is written', 'POST', '/api/articles', 200, json],
  [
    'a picture',
    'GET',
    '/api/media/file/a.webp',
    200,
    (res) => res.writeHead(200, { 'content-type': 'image/webp' }).end(),
  ],
  ['a table', 'GET', '/api/tables/devices', 200, (res) => res.writeHead(200, { 'content-type': 'text/csv' }).end()],
  ['an address that leads nowhere', 'GET', '/wp-login.php', 404, json],
  ['a method that nothing takes', 'TRACE', '/admin', 405, json],
  ['a way of the admin that does not exist', 'DELETE', '/admin', 405, json],
  ['a question about methods', 'OPTIONS', '/api/articles', 204, json],
  ['nothing in particular', 'OPTIONS', '*', 400, json],
  ['everything', 'GET', '*', 400, json],
  ['half a letter', 'GET', '/admin/%E0%A4%A', 400, json],
  ['a fault', 'GET', '/api/articles', 500, fails],
])('%s (%s %s: %i) says each guarding header once', async (_what, method, path, status, answering) => {
  const answer = await ask(await serve(answering), path, { method })
  expect(answer.status).toBe(status)
  for (const name of guards)
    expect(
      answer.names.filter((said) => said === name),
      name,
    ).toHaveLength(1)
  expect(answer.value('cache-control')).toBe('private, no-store')
  expect(answer.names).not.toContain('strict-transport-security')
  expect(answer.names).not.toContain('x-powered-by')
})

it('whoever is refused a method is told which there are', async () => {
  const port = await serve(json)
  expect((await ask(port, '/api/articles', { method: 'TRACE' })).value('allow')).toBe(
    'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE',
  )
  expect((await ask(port, '/admin', { method: 'PUT' })).value('allow')).toBe('GET, HEAD, OPTIONS, POST')
})

it.each(['/health', '/ready'])('%s is read, and asked in no other way', async (path) => {
  const port = await serve(json)
  for (const method of ['GET', 'HEAD']) expect((await ask(port, path, { method })).status, method).toBe(200)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await ask(port, path, { method })
    expect([answer.status, answer.value('allow')], method).toEqual([405, 'GET, HEAD'])
  }
})

it('promises encryption where editors come by it', async () => {
  const answer = await ask(await serve(html, true), '/admin')
  expect(answer.value('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

it('pages of the admin run what bears the word of this answer, which Next is told and no client may say', async () => {
  const heard: unknown[] = []
  const port = await serve((res, headers) => {
    heard.push(headers['content-security-policy'])
    html(res, headers)
  })
  const forged = { 'content-security-policy': "script-src 'nonce-forged'", 'x-middleware-subrequest': 'x' }
  const [first, second] = [await ask(port, '/admin', { headers: forged }), await ask(port, '/admin')]
  const words = [first, second].map(
    (answer) => /'nonce-([^']+)'/.exec(answer.value('content-security-policy') ?? '')?.[1],
  )
  expect(new Set(words).size).toBe(2)
  expect(heard).toEqual(words.map((word) => `script-src 'nonce-${word}'`))
  const policy = first.value('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-")
  expect(policy).toContain("frame-src 'self' https://shop.example;")
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/)
})

it('Next is told nothing in its own name by a client, and who asks by us alone', async () => {
  let heard: Record<string, unknown> = {}
  const port = await serve((res, headers) => {
    heard = headers
    res.end()
  })
  const forged = {
    'x-middleware-subrequest': 'x',
    'x-estu-client': '10.0.0.1',
    'x-matched-path': '/',
    'next-action': 'a',
  }
  await ask(port, '/admin', { method: 'POST', headers: forged })
  expect(Object.keys(heard)).not.toEqual(expect.arrayContaining(['x-middleware-subrequest']))
  expect(Object.keys(heard)).not.toEqual(expect.arrayContaining(['x-matched-path']))
  expect(heard).toMatchObject({ 'x-estu-client': '127.0.0.1', 'next-action': 'a' })
})

it('what is no page runs nothing; a film may be seen by its own address', async () => {
  const port = await serve(json)
  expect((await ask(port, '/api/articles')).value('content-security-policy')).toMatch(
    /^default-src 'none'; connect-src 'self'; base-uri/,
  )
  const film = await ask(port, '/api/videos/file/a.mp4')
  expect(film.value('content-security-policy')).toContain("media-src 'self'")
  expect(film.value('content-security-policy')).not.toContain('script-src')
})

it('whatever was set before, in whatever way, is said once', async () => {
  const port = await serve((res) => {
    res.setHeader('Location', ['/a', '/b'])
    res.setHeader('X-Frame-Options', 'ALLOWALL')
    res.setHeader('Access-Control-Allow-Origin', '*')
    res.setHeader('Set-Cookie', ['a=1', 'b=2'])
    res.writeHead(302, ['Cache-Control', 'public, max-age=9', 'content-security-policy', "script-src 'unsafe-inline'"])
    res.end()
  })
  const { names, value } = await ask(port, '/admin')
  expect(names.filter((name) => name === 'location')).toHaveLength(1)
  expect(names.filter((name) => name === 'set-cookie')).toHaveLength(2)
  expect(names).not.toContain('access-control-allow-origin')
  expect([value('location'), value('x-frame-options'), value('cache-control')]).toEqual([
    '/b',
    'SAMEORIGIN',
    'private, no-store',
  ])
  expect(value('content-security-policy')).not.toContain('unsafe')
})

it('only files of a build are kept by browsers', async () => {
  const found = await serve((res) => res.writeHead(200, { 'content-type': 'text/javascript' }).end())
  expect((await ask(found, '/_next/static/a.js')).value('cache-control')).toContain('immutable')
  const missing = await serve((res) => res.writeHead(404).end())
  expect((await ask(missing, '/_next/static/a.js')).value('cache-control')).toBe('private, no-store')
})
