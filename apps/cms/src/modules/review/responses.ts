import type { PayloadRequest } from 'payload'
import { type ReviewRefusal, refusalWords } from './review-words.ts'

const headers = { 'cache-control': 'no-store' }

export const answer = (data: object) => Response.json(data, { headers })

const statuses: Partial<Record<ReviewRefusal, number>> = {
  'no-document': 404,
  'no-comment': 404,
  'no-words': 400,
  'too-long': 400,
  failed: 500,
}

/** Why not, in the language of who asks. */
export const refuseWith = (req: PayloadRequest, error: ReviewRefusal, lacks: readonly string[] = []) => {
  const message = [refusalWords(req, error), lacks.join(', ')].join(' ').trim()
  return Response.json({ error, message }, { status: statuses[error] ?? 409, headers })
}
