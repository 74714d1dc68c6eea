import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { type Notice, noticesOf } from '../../publishing/index.ts'
import type { Lacking, PlanProblem } from '../plan.ts'
import { timeProblem } from './plan-time.ts'
import { type Attempt, tryPlan } from './try-plan.ts'

type Refused = { ok: false; problem: PlanProblem; lacking?: Lacking[]; words?: string }
/** `notices`: what an editor would rather look at before a language goes public. */
export type Planned = { ok: true; notices?: Notice[] } | Refused

/** Plans to publish a language, or to take it off the site; refused at once where it could not happen as things are. */
export async function planPublication(req: PayloadRequest, plan: Attempt): Promise<Planned> {
  const late = timeProblem(new Date(plan.at))
  if (late) return { ok: false, problem: late }
  if (!(await isThere(req, plan))) return { ok: false, problem: 'no-document' }
  const found = await tryPlan(req, plan)
  if (found) return { ok: false, ...problemOf(found) }
  return withNotices(req, plan, await store(req, plan))
}

type Published = Pick<Attempt, 'action' | 'collection' | 'documentId' | 'locale'>

/** Adds what an editor would rather look at before a language goes public. */
export async function withNotices(req: PayloadRequest, plan: Published, planned: Planned): Promise<Planned> {
  if (!planned.ok || plan.action !== 'publish') return planned
  const collection = plan.collection as CollectionSlug
  const [checked] = await noticesOf(req, collection, plan.documentId, [plan.locale])
  return { ok: true, notices: checked?.notices ?? [] }
}

export type FoundProblem = NonNullable<Awaited<ReturnType<typeof tryPlan>>>

export function problemOf({ reason, lacking, words }: FoundProblem): Omit<Refused, 'ok'> {
  if (reason === 'incomplete' || reason === 'shared-changes') return { problem: reason, lacking }
  if (reason === 'refused') return { problem: reason, words }
  return { problem: reason === 'no-document' || reason === 'not-public' ? reason : 'failed' }
}

const tableOf = (collection: string) => sql.identifier(collection.replaceAll('-', '_'))

async function isThere(req: PayloadRequest, { collection, documentId }: Attempt): Promise<boolean> {
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select 1 from ${tableOf(collection)} where id = ${documentId}::uuid and deleted_at is null
  `)
  return rows.length > 0
}

/**
 * Trap: a document that is being thrown away takes its plans with it, so whoever plans waits for that and finds no
 * document. What is planned twice for the same moment is planned once.
 */
async function store(req: PayloadRequest, { action, at, collection, documentId, locale }: Attempt): Promise<Planned> {
  const input = JSON.stringify({
    type: action,
    locale,
    doc: { relationTo: collection, value: documentId },
    user: { relationTo: 'staff', value: req.user?.id },
  })
  return req.payload.db.drizzle.transaction(async (db) => {
    const document = await db.execute(sql`
      select 1 from ${tableOf(collection)} where id = ${documentId}::uuid and deleted_at is null for update
    `)
    if (document.rows.length === 0) return { ok: false, problem: 'no-document' }
    const made = await db.execute(sql`
      insert into payload_jobs (task_slug, input, wait_until) values ('schedulePublish', ${input}::jsonb, ${at})
      on conflict do nothing returning id
    `)
    return made.rows.length > 0 ? { ok: true } : { ok: false, problem: 'already-planned' }
  })
}
