import { expect, it } from 'vitest'
import { originOf } from './origin-of.ts'

it.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['127.0.0.9', 'http://127.0.0.9:3000'],
  ['::1', 'http://[::1]:3000'],
])('who listens on %s is reached at %s', (host, origin) => {
  expect(originOf(host, 3000)).toBe(origin)
})
