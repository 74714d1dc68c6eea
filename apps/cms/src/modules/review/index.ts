import { commentEndpoints } from './comment-endpoints.ts'
import { declineEndpoint } from './decline-endpoint.ts'
import { markEndpoints } from './mark-endpoints.ts'

export { commentPath } from './comment-path.ts'
export { writeMentionLetter } from './mention-letter.ts'
export { countDueArticles, mostDue } from './operations/list-due-articles.ts'
export { readQueue } from './operations/read-queue.ts'
export { type WaitingComment, waitingFor, waitingShown } from './operations/waiting-for.ts'
export { withReview } from './with-review.ts'

export const reviewEndpoints = [...markEndpoints, declineEndpoint, ...commentEndpoints]
