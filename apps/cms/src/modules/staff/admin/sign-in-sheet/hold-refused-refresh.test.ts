import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdRefusedRefresh } from './hold-refused-refresh.ts'

const refresh = '/api/staff/refresh-token?refresh'
const known = { user: { id: 'a' }, exp: 7, refreshedToken: 'known' }

beforeEach(() => vi.stubGlobal('window', { location: { href: 'http://127.0.0.1/admin' } }))
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Asks once where the server answers so one after another. */
async function ask(url: string, statuses: number[], signsIn = true) {
  const asked = vi.fn(async () => signsIn)
  const send = vi.fn(async () => {
    const status = statuses.shift() ?? 500
    return Response.json({ status }, { status })
  })
  const response = await holdRefusedRefresh(send, { signInAgain: asked, known: () => known })(url)
  return { status: response.status, body: await response.json(), asked: asked.mock.calls.length, left: statuses.length }
}

it('a refusal to prolong the session waits for the sign-in, and then it is asked for once more', async () => {
  for (const refusal of [401, 403])
    expect(await ask(refresh, [refusal, 200])).toEqual({ status: 200, body: { status: 200 }, asked: 1, left: 0 })
})

it.each([
  ['a fault of the server', [500, 200], true, 0],
  ['too many requests', [429, 200], true, 0],
  ['a sheet that was closed', [403, 200], false, 1],
  ['a second refusal', [403, 403], true, 1],
])('the session stays as it is known after %s', async (_, statuses, signsIn, asked) => {
  expect(await ask(refresh, statuses, signsIn)).toMatchObject({ status: 200, body: known, asked })
})

it('every other answer goes through as it is', async () => {
  expect(await ask(refresh, [200])).toMatchObject({ status: 200, body: { status: 200 }, asked: 0 })
  for (const url of ['/api/orders/1', '/api/staff/me', '/api/staff/login'])
    expect(await ask(url, [403, 200])).toEqual({ status: 403, body: { status: 403 }, asked: 0, left: 1 })
})
