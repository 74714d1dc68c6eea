import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chunksOf, mixedParts } from './tokens.ts'

const words = (text: string) => chunksOf(text).map(({ tokens }) => tokens.map((token) => token.text))

it('ties together what a hyphen ties, and nothing else', () => {
  expect(words('Phonak L90-R, слуховой!')).toEqual([['phonak'], ['l90', 'r'], ['слуховой']])
  expect(chunksOf('L90-R')[0]?.joined).toBe('l90r')
  expect(words('- 312 - ')).toEqual([['312']])
  expect(words("& | ! ( ) : * ' \\ % _")).toEqual([])
})

it('parts letters and digits that are written together', () => {
  expect(mixedParts('l90')).toEqual(['l', '90'])
  expect(mixedParts('ip68')).toEqual(['ip', '68'])
  expect(mixedParts('312')).toEqual([])
  expect(mixedParts('слух')).toEqual([])
})

it('says of any text where each word stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let before = 0
      for (const token of chunksOf(text).flatMap(({ tokens }) => tokens)) {
        expect(token.start).toBeGreaterThanOrEqual(before)
        expect(token.end).toBeGreaterThan(token.start)
        expect(token.end).toBeLessThanOrEqual(text.length)
        expect(token.text).not.toBe('')
        before = token.end
      }
    }),
  )
})
