import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isReadableBy } from '../../access/readable-by.ts'
import { roleOf } from '../../access/roles.ts'
import { bodyOf } from '../../endpoints/body-of.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { documentAddress, isKnown } from '../translation/index.ts'
import { commentText } from './comment-text.ts'
import {
  deleteComment,
  findComment,
  rewordComment,
  type StoredComment,
  settleThread,
} from './operations/change-comment.ts'
import { fieldNames } from './operations/field-names.ts'
import { listThreads } from './operations/list-threads.ts'
import { peopleOf } from './operations/people-of.ts'
import { noteRead } from './operations/waiting-for.ts'
import { writeComment } from './operations/write-comment.ts'
import { answer, refuseWith } from './responses.ts'
import { isReviewed, type LanguageOf } from './review-address.ts'

const language = documentAddress.extend({ locale: z.enum(['ru', 'kk']) })
const asking = language.extend({
  resolved: z.enum(['0', '1']).default('0'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  thread: z.uuid().optional(),
})
const picked = z.array(z.uuid()).max(50).default([])
const writing = language.extend({
  path: z
    .string()
    .max(300)
    .regex(/^\w+(\.[\w-]+)*$/)
    .nullable()
    .default(null),
  thread: z.uuid().nullable().default(null),
  body: z.string(),
  picked,
})
const rewording = z.object({ body: z.string(), picked })

/** Anybody of the staff who may read the document. */
async function mayTalk(req: PayloadRequest, document: LanguageOf): Promise<boolean> {
  if (roleOf(req) === null || !isKnown(req, document)) return false
  if (document.collection !== 'globals' && !isReviewed(req.payload, document.collection)) return false
  return isReadableBy(req, req.user, document)
}

/** `GET /api/review/comments?collection=…&id=…&locale=kk`: a page of threads, and what the fields are called. */
const list: Endpoint = {
  path: '/review/comments',
  method: 'get',
  handler: async (req) => {
    const asked = asking.safeParse(Object.fromEntries(req.searchParams))
    if (roleOf(req) === null) return refuse()
    if (!asked.success) return wrong()
    if (!(await mayTalk(req, asked.data))) return refuse()
    const { page, resolved, thread = null } = asked.data
    const [threads, fields] = await Promise.all([
      listThreads(req, asked.data, { isResolved: resolved === '1', page, thread }),
      fieldNames(req, asked.data),
    ])
    return answer({ ...threads, fields })
  },
}

/** `GET /api/review/people?collection=…&id=…&locale=kk`: whom a comment may name. */
const people: Endpoint = {
  path: '/review/people',
  method: 'get',
  handler: async (req) => {
    const asked = language.safeParse(Object.fromEntries(req.searchParams))
    if (roleOf(req) === null) return refuse()
    if (!asked.success) return wrong()
    if (!(await mayTalk(req, asked.data))) return refuse()
    return answer({ people: await peopleOf(req, asked.data) })
  },
}

/** `POST /api/review/comments` `{ collection, id, locale, path, thread, body, picked }`. */
const write: Endpoint = {
  path: '/review/comments',
  method: 'post',
  handler: async (req) => {
    if (roleOf(req) === null) return refuse()
    const body = await bodyOf(req, writing)
    if (!body) return wrong()
    if (!(await mayTalk(req, body))) return refuse()
    const text = commentText(body.body)
    if (!text.ok) return refuseWith(req, text.error)
    const { collection, id, locale, path, thread, picked: chosen } = body
    const said = { collection, id, locale, path, threadId: thread, body: text.value, picked: chosen }
    const done = await writeComment(req, said)
    return done.ok ? answer({ id: done.value }) : refuseWith(req, done.error)
  },
}

/** The comment of the address, where who asks may read its document. */
async function commentOf(req: PayloadRequest): Promise<StoredComment | Response> {
  const id = z.uuid().safeParse(req.routeParams?.comment)
  if (roleOf(req) === null) return refuse()
  const found = id.success ? await findComment(req, id.data) : null
  if (!found) return refuseWith(req, 'no-comment')
  return (await mayTalk(req, found)) ? found : refuse()
}

/** `PATCH /api/review/comments/:comment` `{ body, picked }`: one's own. */
const reword: Endpoint = {
  path: '/review/comments/:comment',
  method: 'patch',
  handler: async (req) => {
    const comment = await commentOf(req)
    if (comment instanceof Response) return comment
    if (comment.authorId !== req.user?.id) return refuse()
    const body = await bodyOf(req, rewording)
    if (!body) return wrong()
    const text = commentText(body.body)
    if (!text.ok) return refuseWith(req, text.error)
    const done = await rewordComment(req, comment, { body: text.value, picked: body.picked })
    return done.ok ? answer({ ok: true }) : refuseWith(req, done.error)
  },
}

/** `DELETE /api/review/comments/:comment`: one's own. */
const remove: Endpoint = {
  path: '/review/comments/:comment',
  method: 'delete',
  handler: async (req) => {
    const comment = await commentOf(req)
    if (comment instanceof Response) return comment
    if (comment.authorId !== req.user?.id) return refuse()
    const done = await deleteComment(req, comment)
    return done.ok ? answer({ ok: true }) : refuseWith(req, done.error)
  },
}

/** `POST /api/review/comments/:comment/settle` `{ settled }`: a thread is settled, or open again. */
const settle: Endpoint = {
  path: '/review/comments/:comment/settle',
  method: 'post',
  handler: async (req) => {
    const comment = await commentOf(req)
    if (comment instanceof Response) return comment
    const body = await bodyOf(req, z.object({ settled: z.boolean() }))
    if (!body) return wrong()
    await settleThread(req, comment.threadId ?? comment.commentId, body.settled)
    return answer({ ok: true })
  },
}

/** `POST /api/review/comments/:comment/read`: who it names has read it. */
const markRead: Endpoint = {
  path: '/review/comments/:comment/read',
  method: 'post',
  handler: async (req) => {
    const comment = await commentOf(req)
    if (comment instanceof Response) return comment
    await noteRead(req, comment.commentId)
    return answer({ ok: true })
  },
}

export const commentEndpoints: Endpoint[] = [list, people, write, reword, remove, settle, markRead]
