import { expect, it } from 'vitest'
import { mayTrack } from './analytics.ts'

const at = (path: string) => mayTrack(new URL(path, 'https://estu.example'))

it('counts the catalogue and the articles, and never what tells of a person', () => {
  const open = [
    '/',
    '/kk',
    '/apparaty',
    '/kk/articles/x',
    '/testovaya',
    '/userland',
    '/reviews',
    '/apparaty?utm_source=a',
  ]
  expect(open.filter((path) => !at(path))).toEqual([])
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
    '/feedback',
    '/find-order',
    '/kk/reviews/new',
    '/apparaty?degree=severe',
    '/?utm_source=a&q=1',
  ]
  expect(closed.filter(at)).toEqual([])
})
