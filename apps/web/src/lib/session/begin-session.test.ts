// @vitest-environment happy-dom
import { sessionKey, signedInCookie } from '@estu/domain/accounts/session-key'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepFavouritesInStep, leaveAccountFavourites } from '../favourites/sync-favourites'
import { beginSession } from './begin-session'

const api = vi.hoisted(() => vi.fn())
vi.mock('../api-client', () => ({ api }))
vi.mock('../favourites/sync-favourites', () => ({ keepFavouritesInStep: vi.fn(), leaveAccountFavourites: vi.fn() }))
vi.spyOn(console, 'warn').mockImplementation(() => {})

const session = { jwt: 'a.b.c', user: { id: 'u1', name: 'Асель' } }
const stored = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null')
const isMarked = () => document.cookie.includes(`${signedInCookie}=1`)

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${signedInCookie}=1; Path=/`
})

it('stores who has signed in, brings their favourites along and takes the mark away', async () => {
  api.mockResolvedValue(session)
  await beginSession()
  expect(api).toHaveBeenCalledExactlyOnceWith('/api/session', { timeout: expect.any(Number) })
  expect(stored()).toEqual(session)
  expect(keepFavouritesInStep).toHaveBeenCalledExactlyOnceWith('u1')
  expect(isMarked()).toBe(false)
})

it('asks no more where the session is over, and again where no answer came', async () => {
  localStorage.setItem(sessionKey, JSON.stringify(session))
  api.mockRejectedValueOnce(new TypeError('no network'))
  await beginSession()
  expect([stored(), isMarked()]).toEqual([session, true])
  expect(leaveAccountFavourites).not.toHaveBeenCalled()
  api.mockRejectedValueOnce(Object.assign(new Error('signed out'), { status: 401 }))
  await beginSession()
  expect([stored(), isMarked()]).toEqual([null, false])
  expect(leaveAccountFavourites).toHaveBeenCalledOnce()
  expect(keepFavouritesInStep).not.toHaveBeenCalled()
})
