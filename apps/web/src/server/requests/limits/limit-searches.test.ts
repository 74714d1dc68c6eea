import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { clientHeader } from '@estu/domain/requests/internal-headers'
import { expect, it } from 'vitest'
import { limitSearches, searchesAMinute } from './limit-searches'

async function ask(limit: ReturnType<typeof limitSearches>, url: string, client: string) {
  const req = new IncomingMessage(new Socket())
  req.url = url
  req.headers[clientHeader] = client
  const res = new ServerResponse(req)
  const bodies: string[] = []
  res.end = ((body: string) => bodies.push(body)) as unknown as typeof res.end
  return { refused: await limit(req, res), res, body: bodies[0] ?? '' }
}

it('lets a person search, and stops whoever asks without end, in the language of the page', async () => {
  const limit = limitSearches()
  for (let asked = 0; asked < searchesAMinute.results; asked += 1)
    expect((await ask(limit, `/kk/search?q=${asked}`, 'one')).refused).toBe(false)
  const { refused, res, body } = await ask(limit, '/kk/search?q=more', 'one')
  expect(refused).toBe(true)
  expect(res.statusCode).toBe(429)
  expect(Number(res.getHeader('retry-after'))).toBeGreaterThan(0)
  expect(body).toContain('<html lang="kk">')
  expect((await ask(limit, '/search?q=x', 'another')).refused).toBe(false)
  expect((await ask(limit, '/api/suggest?l=kk&q=x', 'one')).refused).toBe(false)
})

it('counts nothing but searches', async () => {
  const limit = limitSearches()
  for (let asked = 0; asked <= searchesAMinute.suggestions; asked += 1)
    expect((await ask(limit, '/apparaty', 'one')).refused).toBe(false)
})
