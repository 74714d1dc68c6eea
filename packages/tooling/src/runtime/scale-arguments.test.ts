import { expect, it } from 'vitest'
import { OperatorError } from '../env.ts'
import { readScaleArguments } from './scale-arguments.ts'

it.each([
  [['1000'], { count: 1000, name: 'estu_scale' }],
  [['--database', 'mine', '5'], { count: 5, name: 'mine' }],
  [['5', '--database', 'estu_scale_2'], { count: 5, name: 'estu_scale_2' }],
])('reads %j', (given, read) => {
  expect(readScaleArguments(given)).toEqual(read)
})

it.each([
  [['5', '--database', 'estu'], /«estu» is not for invented products/],
  [['5', '--database', 'postgres'], /«postgres» is not for invented products/],
  [['5', '--database'], /named like/],
  [['5', '--database', 'a"; drop'], /named like/],
  [['--database', 'mine'], /how many/],
  [[], /how many/],
  [['0'], /how many/],
  [['1e5'], /how many/],
  [['-5'], /how many/],
])('refuses %j', (given, words) => {
  expect(() => readScaleArguments(given)).toThrow(words)
  expect(() => readScaleArguments(given)).toThrow(OperatorError)
})
