import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('a row is named by its first words, never by an id, a day or a number', () => {
  const id = '0b6a3f6e-1f0a-4e57-9f0b-1b8f9a1f2c3d'
  expect(
    firstWords({
      id: '665f1c2a9b3e4d5f6a7b8c9d',
      document: id,
      date: '2027-01-01T07:00:00.000Z',
      title: ' Новый год ',
    }),
  ).toBe('Новый год')
  expect(firstWords({ id, months: 12 })).toBe('')
  expect(firstWords({ kind: 'manual', title: 'Инструкция' })).toBe('Инструкция')
  expect(firstWords({ text: '  ' })).toBe('')
})
