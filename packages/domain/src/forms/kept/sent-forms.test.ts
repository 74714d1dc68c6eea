import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { cookieOf, isSent, withSentKey } from './sent-forms.ts'

it('remembers the last keys and no others', () => {
  const keys = Array.from({ length: 12 }, () => randomUUID())
  const cookie = keys.reduce<string | undefined>(withSentKey, undefined)
  expect(keys.map((key) => isSent(cookie, key))).toEqual([...Array(4).fill(false), ...Array(8).fill(true)])
  expect(isSent(cookie, '')).toBe(false)
  expect(isSent(undefined, keys[0] ?? '')).toBe(false)
})

it('says a key once, and drops what is damaged', () => {
  const key = randomUUID()
  const once = withSentKey(undefined, key)
  expect(withSentKey(once, key)).toBe(once)
  expect(withSentKey('<x>..a b', key)).toBe(once)
})

it('finds a cookie among others', () => {
  expect(cookieOf('absent=1; sent=a.b; other=2', 'sent')).toBe('a.b')
  expect(cookieOf('unsent=a', 'sent')).toBeUndefined()
})
