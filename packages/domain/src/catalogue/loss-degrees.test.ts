import { expect, it } from 'vitest'
import { degreesLabel } from './loss-degrees.ts'

it.each([
  [[], ''],
  [['II'], 'II'],
  [['III', 'I', 'II'], 'I–\u2060III'],
  [['V', 'IV'], 'IV'],
])('%o', (degrees, label) => {
  expect(degreesLabel(degrees)).toBe(label)
})
