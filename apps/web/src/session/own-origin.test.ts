import { expect, test } from 'vitest'
import { isOwnOrigin } from './own-origin'

const webUrl = 'https://estu.example'

test.each(['estu.example', '10.0.0.7:3000', 'evil.example'])('accepts the configured address, asked at %s', (host) => {
  expect(isOwnOrigin('https://estu.example', host, webUrl)).toBe(true)
})

test.each([
  ['http://estu.example', 'estu.example'],
  ['https://estu.example:8443', 'estu.example'],
  ['https://estu.example.evil.example', 'estu.example'],
  ['https://evil.example', 'estu.example'],
  ['https://evil.example', 'evil.example'],
  ['https://10.0.0.7:3000', '10.0.0.7:3000'],
  ['https://localhost', 'localhost'],
  ['javascript:estu.example', 'estu.example'],
  ['null', 'estu.example'],
  ['', ''],
  [null, null],
])('refuses %s, asked at %s', (origin, host) => {
  expect(isOwnOrigin(origin, host, webUrl)).toBe(false)
})

test.each(['127.0.0.1:4000', 'localhost:4000', '[::1]:4000'])('accepts %s for a site on this machine', (host) => {
  expect(isOwnOrigin(`http://${host}`, host, 'http://localhost:3000')).toBe(true)
})

test.each([
  ['http://localhost:3001', 'localhost:3000'],
  ['https://localhost:3001', 'localhost:3001'],
  ['http://localhost.evil.example', 'localhost.evil.example'],
  ['http://127.0.0.1.evil.example', '127.0.0.1.evil.example'],
])('refuses %s, asked at %s, for a site on this machine', (origin, host) => {
  expect(isOwnOrigin(origin, host, 'http://localhost:3000')).toBe(false)
})
