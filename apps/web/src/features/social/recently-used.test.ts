import { expect, test } from 'vitest'
import { recentlyUsed } from './recently-used'

test('what was not used for longest gives way, by bytes', () => {
  const kept = recentlyUsed<string>(6, (value) => value.length)
  kept.set('a', 'aa')
  kept.set('b', 'bb')
  kept.set('c', 'cc')
  kept.get('a')
  kept.set('d', 'dd')
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual(['aa', undefined, 'cc', 'dd'])
  kept.set('a', 'aaaa')
  expect(['a', 'c', 'd'].map((key) => kept.get(key))).toEqual(['aaaa', undefined, 'dd'])
})
