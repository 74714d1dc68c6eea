import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitWords } from './split-words.ts'

it('keeps Russian and Kazakh words whole, with their hyphens', () => {
  expect(splitWords('Наденьте на час-два.')).toEqual(['Наденьте', ' ', 'на', ' ', 'час-два', '.'])
  expect(splitWords('Үйде бір‑екі сағат, әрі қарай…')).toEqual([
    'Үйде',
    ' ',
    'бір‑екі',
    ' ',
    'сағат',
    ',',
    ' ',
    'әрі',
    ' ',
    'қарай',
    '…',
  ])
})

it('keeps a letter with its mark together', () => {
  expect(splitWords('Мои\u0306 ёж')).toEqual(['Мои\u0306', ' ', 'ёж'])
})

it('leaves nothing out', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => splitWords(text).join('') === text))
})
