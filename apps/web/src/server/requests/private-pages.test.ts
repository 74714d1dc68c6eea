import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideCalls } from '../../lib/process-bridge.ts'
import { guardPrivatePages } from './private-pages.ts'

const authorizePath = vi.fn<(path: string, cookie: string | undefined) => Promise<string>>()
const nobody = async () => {
  throw new Error('asked')
}

beforeEach(() => {
  authorizePath.mockReset().mockResolvedValue('open')
  provideCalls({ authorizePath, addressExists: nobody, poolFigures: nobody })
})
afterEach(() => vi.restoreAllMocks())

async function visit(url: string, method = 'GET') {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, url, headers: { cookie: 'session=a' } })
  const res = new ServerResponse(req)
  const verdict = await guardPrivatePages(req, res)
  return { verdict, url: req.url, status: res.statusCode, location: res.getHeader('location') }
}

it.each(['/user', '/user/1', '/kk/order/a', '/appointment/a/calendar.ics', '/wait/a', '/auth/sign-in', '/%75ser/1'])(
  'of %s the guard is asked, with the cookie',
  async (url) => {
    expect((await visit(url)).verdict).toBe('pass')
    expect(authorizePath).toHaveBeenCalledWith(
      expect.stringMatching(/^\/(user|order|appointment|wait|auth)/),
      'session=a',
    )
  },
)

it.each(['/', '/apparaty', '/users', '/kk/orders/a', '/%E0%A4%A'])('%s is nobody’s own', async (url) => {
  expect((await visit(url)).verdict).toBe('pass')
  expect(authorizePath).not.toHaveBeenCalled()
})

it('a form is let through to its handler', async () => {
  expect((await visit('/user/1', 'POST')).verdict).toBe('pass')
  expect(authorizePath).not.toHaveBeenCalled()
})

it('who has to sign in is led there in their language, and back afterwards', async () => {
  authorizePath.mockResolvedValue('sign-in')
  expect(await visit('/kk/user/1')).toMatchObject({
    verdict: 'answered',
    status: 302,
    location: '/kk/auth/sign-in?next=%2Fuser%2F1',
  })
})

it('who belongs elsewhere is led there', async () => {
  authorizePath.mockResolvedValue('/user/2')
  expect(await visit('/user/1')).toMatchObject({ verdict: 'answered', status: 302, location: '/user/2' })
})

it('what is not theirs is an address that no page has', async () => {
  authorizePath.mockResolvedValue('missing')
  expect(await visit('/kk/order/a')).toMatchObject({ verdict: 'pass', url: '/kk/__', status: 200 })
})

it.each<[string, () => Promise<string>]>([
  ['fails', () => Promise.reject(new Error('away'))],
  ['never answers', () => new Promise(() => undefined)],
])('a guard that %s opens nothing', async (_, answering) => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  authorizePath.mockImplementation(answering)
  const visited = visit('/order/a')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await visited).toMatchObject({ verdict: 'fault', url: '/order/a' })
  vi.useRealTimers()
})
