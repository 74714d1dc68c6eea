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
      const tokens = chunksOf(text).flatMap(({ tokens }) => tokens)
      const starts = tokens.map(({ start }) => start)
      expect(starts).toEqual(starts.toSorted((one, other) => one - other))
      expect(tokens.filter(({ text, start, end }) => text === '' || end <= start)).toEqual([])
      expect(tokens.at(-1)?.end ?? 0).toBeLessThanOrEqual(text.length)
    }),
  )
})
