import { expect, it } from 'vitest'
import { inOneAlphabet, latinTwin } from './homoglyphs.ts'

it('puts a Latin letter in a Cyrillic word right, and the reverse', () => {
  expect(inOneAlphabet('cлуховой аппаpат')).toBe('слуховой аппарат')
  expect(inOneAlphabet('Рhonak')).toBe('Phonak')
  expect(inOneAlphabet('құлaқ iшпегi')).toBe('құлақ ішпегі')
})

it('leaves words of one alphabet as they are, and those that are of both', () => {
  for (const text of ['Phonak 90-R', 'слуховой', 'BTE-аппарат', 'яwы', '']) expect(inOneAlphabet(text)).toBe(text)
})

it('knows the Latin word that a Cyrillic one looks like, where there is one', () => {
  expect(latinTwin('вте')).toBe('bte')
  expect(latinTwin('ухо')).toBe('yxo')
  expect(latinTwin('слух')).toBeNull()
  expect(latinTwin('bte')).toBeNull()
})
