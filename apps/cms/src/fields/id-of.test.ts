import { expect, it } from 'vitest'
import { idOf } from './id-of.ts'

it('tells where a relation leads, filled in or not', () => {
  expect(idOf('a')).toBe('a')
  expect(idOf({ id: 'a', title: 'A' })).toBe('a')
})

it('tells nothing of a relation that leads nowhere', () => {
  expect([null, undefined, 7, {}, { id: 7 }].map(idOf)).toEqual([null, null, null, null, null])
})
