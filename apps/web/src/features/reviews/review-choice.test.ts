import { expect, test } from 'vitest'
import { readReviewChoice, reviewsPath } from './review-choice'

test.each([
  [{}, { rating: null, of: null, page: 1 }],
  [
    { rating: '5', of: 'devices', page: '2' },
    { rating: 5, of: 'devices', page: 2 },
  ],
  [
    { rating: '6', of: 'orders', page: '0' },
    { rating: null, of: null, page: 1 },
  ],
  [
    { rating: "5' or 1=1", of: ['devices', 'x'], page: '1e9' },
    { rating: null, of: null, page: 1 },
  ],
])('%j', (query, choice) => {
  expect(readReviewChoice(query)).toEqual(choice)
})

test('a choice is spelt in one way, and none is the list itself', () => {
  expect(reviewsPath({ rating: null, of: null })).toBe('/reviews')
  expect(reviewsPath({ rating: 4, of: 'implants' })).toBe('/reviews?rating=4&of=implants')
})
