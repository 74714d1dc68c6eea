import { expect, it } from 'vitest'
import { pagesAround } from './pages-around'

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
])('on page %i of %i leads to %j', (page, last, pages) => {
  expect(pagesAround(page, last)).toEqual(pages)
})
