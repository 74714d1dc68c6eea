import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markBegins, markEnds, markedValue } from './marked-value.ts'

it('takes the marks of the service apart', () => {
  const value = `Слуховые ${markBegins}аппараты${markEnds}, ${markBegins}аппар${markEnds}`
  expect(markedValue(value)).toEqual([
    { text: 'Слуховые ', marked: false },
    { text: 'аппараты', marked: true },
    { text: ', ', marked: false },
    { text: 'аппар', marked: true },
  ])
  expect(markedValue('')).toEqual([])
})

it('loses no letter, however the marks stand', () => {
  const piece = fc.constantFrom('а', ' ', markBegins, markEnds)
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const letters = pieces.filter((one) => one !== markBegins && one !== markEnds).join('')
      const shown = markedValue(pieces.join('')).map(({ text }) => text)
      expect(shown.join('').replaceAll(markEnds, '')).toBe(letters)
    }),
  )
})
