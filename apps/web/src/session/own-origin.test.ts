import { expect, test } from 'vitest'
import { isOwnOrigin } from './own-origin'

const webUrl = 'https://estu.example'

test.each([
  ['https://estu.example', 'estu.example'],
  ['https://estu.example', '10.0.0.7:3000'],
  ['https://10.0.0.7:3000', '10.0.0.7:3000'],
])('%s at %s is this site', (origin, host) => {
  expect(isOwnOrigin(origin, host, webUrl)).toBe(true)
})

test.each([
  ['http://estu.example', 'estu.example'],
  ['https://estu.example:8443', 'estu.example'],
  ['https://estu.example.evil.example', 'estu.example'],
  ['https://evil.example', 'estu.example'],
  ['javascript:estu.example', 'estu.example'],
  ['null', 'estu.example'],
  ['', ''],
  [null, null],
])('%s at %s is not', (origin, host) => {
  expect(isOwnOrigin(origin, host, webUrl)).toBe(false)
})
