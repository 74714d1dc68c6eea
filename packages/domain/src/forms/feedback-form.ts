import { z } from 'zod'
import { choice, consent, contactFields, neededText, needsItsAddress, whateverElse } from './form-fields.ts'

export const feedbackTopics = ['question', 'order', 'device', 'complaint', 'thanks', 'site'] as const

export const feedbackForm = z
  .object({ ...contactFields, topic: choice(feedbackTopics), message: neededText(4000, 5), consent })
  .superRefine(needsItsAddress, whateverElse)

export type FeedbackForm = z.output<typeof feedbackForm>
