import { expect, it } from 'vitest'
import { likenessBands } from './likeness-bands.ts'

const shared = (one: string, other: string) => {
  const bands = new Set(likenessBands(one))
  return likenessBands(other).filter((band) => bands.has(band)).length
}

const sentence = 'Первую неделю надевайте слуховой аппарат дома, на час или два в день.'

it('texts that are alike share numbers, however few, and the same text all of them', () => {
  expect(shared(sentence, sentence)).toBe(32)
  expect(shared(sentence, sentence.replace('Первую', 'Вторую'))).toBeGreaterThan(0)
  expect(shared(sentence, sentence.toUpperCase())).toBe(32)
})

it('texts that have nothing in common share none', () => {
  expect(shared(sentence, 'Есту аппаратын үйде тағыңыз.')).toBe(0)
  expect(shared(sentence, 'Цены указаны в тенге.')).toBe(0)
})

it('every number fits the database’s integer', () => {
  for (const band of likenessBands(sentence)) expect(band).toBe(band | 0)
  expect(likenessBands('')).toHaveLength(32)
})
