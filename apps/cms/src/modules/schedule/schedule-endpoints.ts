import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor, isWriter } from '../../access/roles.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { periodKind } from './calendar-entry.ts'
import { cancelPlan, movePlan, retryPlan } from './operations/change-plan.ts'
import { movePeriod } from './operations/move-period.ts'
import { type Planned, planPublication } from './operations/plan-publication.ts'
import { readPlans } from './operations/read-plans.ts'
import { planActions } from './plan.ts'

/** A minute on the clock of Almaty, as a field for date and time gives it. */
const minute = z
  .string()
  .transform((local) => fromAlmaty(local.slice(0, 16))?.toISOString() ?? '')
  .pipe(z.iso.datetime())
const document = z.object({ collection: z.string().max(64), id: z.uuid() })
const planning = document.extend({ locale: z.enum(['ru', 'kk']), action: z.enum(planActions), at: minute })
const moving = z.object({ at: minute })
const movingPeriod = z.object({ kind: periodKind, id: z.union([z.uuid(), z.literal('announcement')]), at: minute })

/** Languages of documents with drafts alone are published and taken off. */
const canBePlanned = (req: PayloadRequest, collection: string): boolean =>
  Object.hasOwn(req.payload.collections, collection) &&
  Boolean(req.payload.collections[collection as CollectionSlug].config.versions?.drafts)

const answer = (planned: Planned) =>
  Response.json(planned, { status: planned.ok ? 200 : 409, headers: { 'cache-control': 'no-store' } })

const bodyOf = async <T>(req: PayloadRequest, schema: z.ZodType<T>) =>
  schema.safeParse(await req.json?.().catch(() => null))

const idOf = (req: PayloadRequest): string | null => z.uuid().safeParse(req.routeParams?.id).data ?? null

/** `GET /api/schedule/:collection/:id`: what is planned for a document, in both languages. */
const list: Endpoint = {
  path: '/schedule/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const asked = document.safeParse(req.routeParams)
    if (!asked.success || !canBePlanned(req, asked.data.collection)) return wrong()
    const plans = await readPlans(req, asked.data.collection, asked.data.id)
    return Response.json({ plans }, { headers: { 'cache-control': 'no-store' } })
  },
}

/** `POST /api/schedule` `{ collection, id, locale, action, at }`, `at` on the clock of Almaty: `2026-12-01T09:00`. */
const plan: Endpoint = {
  path: '/schedule',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const body = await bodyOf(req, planning)
    if (!body.success || !canBePlanned(req, body.data.collection)) return wrong()
    const { id, ...rest } = body.data
    return answer(await planPublication(req, { ...rest, documentId: id }))
  },
}

/** `PATCH /api/schedule/:id` `{ at }`: to another moment. */
const move: Endpoint = {
  path: '/schedule/:id',
  method: 'patch',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const [id, body] = [idOf(req), await bodyOf(req, moving)]
    return id && body.success ? answer(await movePlan(req, id, body.data.at)) : wrong()
  },
}

/** `POST /api/schedule/periods` `{ kind, id, at }`: the beginning or end of a promotion or of the announcement. */
const moveEdge: Endpoint = {
  path: '/schedule/periods',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const body = await bodyOf(req, movingPeriod)
    return body.success ? answer(await movePeriod(req, body.data)) : wrong()
  },
}

/** `DELETE /api/schedule/:id`: called off; of one that failed, put out of sight. */
const cancel: Endpoint = {
  path: '/schedule/:id',
  method: 'delete',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const id = idOf(req)
    return id ? answer(await cancelPlan(req, id)) : wrong()
  },
}

/** `POST /api/schedule/:id/retry`: what failed is done now, if nothing stands in its way any more. */
const retry: Endpoint = {
  path: '/schedule/:id/retry',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const id = idOf(req)
    return id ? answer(await retryPlan(req, id)) : wrong()
  },
}

export const scheduleEndpoints: Endpoint[] = [list, plan, moveEdge, move, cancel, retry]
