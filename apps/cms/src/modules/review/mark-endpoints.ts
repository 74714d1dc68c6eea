import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor, isWriter, translatorLanguage } from '../../access/roles.ts'
import { bodyOf } from '../../endpoints/body-of.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { documentAddress, isKnown } from '../translation/index.ts'
import { commentText } from './comment-text.ts'
import { approve, sendBack } from './operations/decide.ts'
import { markReady, withdrawMark } from './operations/mark-ready.ts'
import { readMark } from './operations/read-mark.ts'
import { answer, refuseWith } from './responses.ts'
import { isReviewed, type LanguageOf } from './review-address.ts'

const language = documentAddress.extend({ locale: z.enum(['ru', 'kk']) })
const decision = language.extend({ seen: z.string().max(64) })
const sendingBack = decision.extend({ comment: z.string() })

const hasReview = (req: PayloadRequest, document: LanguageOf) =>
  isKnown(req, document) && isReviewed(req.payload, document.collection)

/** Whoever may write in a language says when it is ready. */
const maySay = (req: PayloadRequest, { locale }: LanguageOf) => isEditor(req) || translatorLanguage(req) === locale

/** `GET /api/review/mark?collection=…&id=…&locale=kk`: what was said of a language. */
const read: Endpoint = {
  path: '/review/mark',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const asked = language.safeParse(Object.fromEntries(req.searchParams))
    if (!asked.success || !hasReview(req, asked.data)) return wrong()
    return answer({ mark: await readMark(req, asked.data) })
  },
}

/** `POST /api/review/ready` `{ collection, id, locale }`: this language is ready to be looked at, as it is now. */
const ready: Endpoint = {
  path: '/review/ready',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const body = await bodyOf(req, language)
    if (!body || !hasReview(req, body)) return wrong()
    if (!maySay(req, body)) return refuse()
    const done = await markReady(req, body)
    return done.ok ? answer({ mark: await readMark(req, body) }) : refuseWith(req, done.error)
  },
}

/** `POST /api/review/withdraw` `{ collection, id, locale }`: not ready after all; by who said so, or an editor. */
const withdraw: Endpoint = {
  path: '/review/withdraw',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const body = await bodyOf(req, language)
    if (!body || !hasReview(req, body)) return wrong()
    const mark = await readMark(req, body)
    if (!isEditor(req) && mark?.markedBy.id !== req.user?.id) return refuse()
    return (await withdrawMark(req, body)) ? answer({ mark: null }) : refuseWith(req, 'not-waiting')
  },
}

/** `POST /api/review/approve` `{ collection, id, locale, seen }`: publishes the language as it was read. */
const approving: Endpoint = {
  path: '/review/approve',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const body = await bodyOf(req, decision)
    if (!body || !hasReview(req, body)) return wrong()
    const done = await approve(req, body)
    return done.ok ? answer({ ok: true }) : refuseWith(req, done.error, done.lacks)
  },
}

/** `POST /api/review/return` `{ collection, id, locale, seen, comment }`: back to who called it ready, and why. */
const returning: Endpoint = {
  path: '/review/return',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const body = await bodyOf(req, sendingBack)
    if (!body || !hasReview(req, body)) return wrong()
    const comment = commentText(body.comment)
    if (!comment.ok) return refuseWith(req, comment.error)
    const done = await sendBack(req, { ...body, comment: comment.value })
    return done.ok ? answer({ ok: true }) : refuseWith(req, done.error)
  },
}

export const markEndpoints: Endpoint[] = [read, ready, withdraw, approving, returning]
