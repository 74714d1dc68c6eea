import { expect, it } from 'vitest'
import { mayCount, scriptsOf } from './visit-counting.ts'

it('counts the catalogue and the articles, and never what tells of a person', () => {
  expect(['/', '/kk', '/apparaty', '/kk/articles/x', '/testovaya', '/userland'].every(mayCount)).toBe(true)
  const closed = [
    '/user',
    '/kk/user/1',
    '/order/x',
    '/appointment/x',
    '/cart',
    '/zapisnapriem',
    '/kk/hearing-screener',
    '/test',
    '/thanks',
    '/auth/sign-in',
  ]
  expect(closed.some(mayCount)).toBe(false)
})

it('without ids there is nothing to load', () => {
  expect(scriptsOf({ tagManager: null, analytics: null })).toEqual([])
  expect(scriptsOf({ tagManager: 'GTM-ABC123', analytics: '42' })).toHaveLength(2)
})
