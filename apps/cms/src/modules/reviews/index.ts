export { writeReviewLetter } from './review-letters.ts'
export { reviews } from './reviews.ts'
