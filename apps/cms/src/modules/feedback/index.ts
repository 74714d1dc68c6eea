export { feedback } from './feedback.ts'
export { writeFeedbackLetter } from './feedback-letters.ts'
