import { expect, it } from 'vitest'
import { groupFaults } from './group-faults.ts'

it('tells a cause once, under all tests it broke, the rarest causes last', () => {
  const many = Array.from({ length: 14 }, (_, page) => `page ${page}\nexpected none\nreceived "${page} px: .skip"`)
  expect(groupFaults(['rows: lost\nno answer in 5 s', ...many, 'no words'])).toEqual([
    [
      ...Array.from({ length: 12 }, (_, page) => `✗ page ${page}`),
      '✗ … and 2 more',
      'expected none',
      'received "0 px: .skip"',
    ].join('\n'),
    '✗ rows: lost\nno answer in 5 s',
    '✗ no words',
  ])
})
