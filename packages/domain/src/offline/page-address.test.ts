import { expect, it } from 'vitest'
import { pageKey } from './page-address.ts'

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/apparaty/', '/apparaty'],
  ['/apparaty//', '/apparaty'],
  ['/a//b', '/a//b'],
  ['/apparaty/?page=2&utm_source=x', '/apparaty?page=2'],
])('%s is kept under %s', (path, key) => {
  expect(pageKey(new URL(`https://estu.example${path}`))).toBe(key)
})
