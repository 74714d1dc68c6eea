import { expect, it } from 'vitest'
import { firstShown, pageCount, pageNumbers } from './list-pages'

it('counts the pages of a list, of which there is always one', () => {
  expect([0, 1, 24, 25, 49].map(pageCount)).toEqual([1, 1, 1, 2, 3])
})

it('links to both ends and around the current page', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 9)).toEqual([1, 2, 9])
  expect(pageNumbers(5, 9)).toEqual([1, 4, 5, 6, 9])
})

it('shows a few pages together and never backwards', () => {
  expect([firstShown(null, 3), firstShown(1, 3), firstShown(1, 5), firstShown(1, 6), firstShown(4, 3)]).toEqual([
    3, 1, 1, 6, 3,
  ])
})
