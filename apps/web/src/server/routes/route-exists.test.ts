import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideCalls } from '../../lib/process-bridge.ts'
import type { PageRoutes } from './page-routes.ts'
import { routeExists } from './route-exists.ts'

const addressExists = vi.fn<(locale: 'ru' | 'kk', spellings: readonly string[]) => Promise<boolean>>()
const nobody = async () => {
  throw new Error('asked')
}

beforeEach(() => {
  addressExists.mockReset().mockResolvedValue(false)
  provideCalls({ addressExists, authorizePath: nobody, poolFigures: nobody })
})
afterEach(() => vi.restoreAllMocks())

const places: PageRoutes = (pathname) => {
  if (pathname.startsWith('/api/')) return 'other'
  if (pathname === '/cart') return 'page'
  return pathname.startsWith('/_next/') ? 'nowhere' : { locale: 'ru', path: pathname }
}

function visitor() {
  const leadsSomewhere = routeExists(places)
  return async (url: string) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { url })
    return [await leadsSomewhere(req), req.url]
  }
}

it('a page that stands whatever the CMS holds is not asked about, nor what is no page, nor what none can be', async () => {
  const visit = visitor()
  expect(await visit('/cart?a=b')).toEqual([true, '/cart?a=b'])
  expect(await visit('/api/cards/ru')).toEqual([true, '/api/cards/ru'])
  expect(await visit('/_next/image?url=a')).toEqual([false, '/_next/image?url=a'])
  expect(addressExists).not.toHaveBeenCalled()
})

it('a document is asked about until it was there once', async () => {
  const visit = visitor()
  expect(await visit('/articles/a')).toEqual([false, '/articles/a'])
  addressExists.mockResolvedValue(true)
  expect(await visit('/articles/a')).toEqual([true, '/articles/a'])
  addressExists.mockResolvedValue(false)
  expect(await visit('/articles/a')).toEqual([true, '/articles/a'])
  expect(addressExists).toHaveBeenCalledTimes(2)
})

it('an address has one spelling from then on, and both are looked for', async () => {
  addressExists.mockResolvedValue(true)
  const visit = visitor()
  expect(await visit('/art%69cles/слух?page=2')).toEqual([true, '/articles/%D1%81%D0%BB%D1%83%D1%85?page=2'])
  expect(addressExists).toHaveBeenCalledWith('ru', ['/articles/слух', '/articles/%D1%81%D0%BB%D1%83%D1%85'])
})

it.each(['/articles//a', '/articles/a/', '/a\\b', '/%E0%A4%A'])(
  '%s is left to Next, which leads on or refuses',
  async (url) => {
    expect(await visitor()(url)).toEqual([true, url])
    expect(addressExists).not.toHaveBeenCalled()
  },
)

it('a drawn picture is there where its page is', async () => {
  const visit = visitor()
  addressExists.mockResolvedValue(true)
  expect(await visit('/og/ru/articles/a')).toEqual([true, '/og/ru/articles/a'])
  expect(addressExists).toHaveBeenCalledWith('ru', ['/articles/a'])
  expect(await visit('/og/without-words/ru/articles/a')).toEqual([true, '/og/without-words/ru/articles/a'])
  addressExists.mockResolvedValue(false)
  expect(await visit('/og/ru/articles/b')).toEqual([false, '/og/ru/articles/b'])
})

it('while nobody can say, Next is asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  addressExists.mockRejectedValue(new Error('away'))
  expect(await visitor()('/articles/a')).toEqual([true, '/articles/a'])
})
