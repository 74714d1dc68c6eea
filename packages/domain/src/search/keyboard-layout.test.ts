import fc from 'fast-check'
import { expect, it } from 'vitest'
import { otherLayouts } from './keyboard-layout.ts'

it('reads Russian and Kazakh words that were typed on the Latin keys', () => {
  expect(otherLayouts(',fnfhtz')[0]).toBe('батарея')
  expect(otherLayouts('Cke[jdjq fggfhfn')[0]).toBe('слуховой аппарат')
  expect(otherLayouts('09kf0')).toContain('құлақ')
  expect(otherLayouts('l2h3uth')).toContain('дәрігер')
})

it('reads Latin words that were typed on the Cyrillic keys, and Kazakh ones without their row of letters', () => {
  expect(otherLayouts('зрщтфл')[0]).toBe('phonak')
  expect(otherLayouts('ИДГУЕЩЩЕР')[0]).toBe('bluetooth')
})

it('has nothing else for digits and signs that are no keys of letters', () => {
  for (const text of ['', '167', '!?', '🙂']) expect(otherLayouts(text)).toEqual([])
})

it('gives what was meant for any words typed on the other keys', () => {
  const words = fc.string({ unit: fc.constantFrom(...'qwertyuiopasdfghjklzxcvbnm '), minLength: 1 })
  fc.assert(
    fc.property(words, (text) => {
      const [typed] = otherLayouts(text)
      expect(typed === undefined).toBe(text.trim() === '')
      if (typed !== undefined) expect(otherLayouts(typed)[0]).toBe(text)
    }),
  )
})
