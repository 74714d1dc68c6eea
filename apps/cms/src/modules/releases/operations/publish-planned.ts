import { sql } from '@payloadcms/db-postgres'
import { getLocalI18n, type Payload, type PayloadRequest } from 'payload'
import { isDatabaseAway } from '../../../database/database-away.ts'
import { publishRelease } from './publish-release.ts'
import { faultOf, type StopReason } from './stop-reasons.ts'
import { stopRelease } from './stop-release.ts'

/** Releases of one turn. */
const atOnce = 20

/** Publishes every release whose time has come; one that cannot go out is stopped and says why, and the others go on. */
export async function publishPlanned(payload: Payload): Promise<void> {
  const due = await payload.db.drizzle.execute(sql`
    select id::text, planned_by_id::text as planner from releases
    where state = 'planned' and planned_for <= now() order by planned_for limit ${atOnce}
  `)
  for (const { id, planner } of due.rows) await publishOrStop(payload, String(id), planner as string | null)
}

/** Never throws: what is wrong with one release, or with the database for a moment, holds up no other. */
async function publishOrStop(payload: Payload, id: string, planner: string | null): Promise<void> {
  try {
    const reasons = await publishOne(payload, id, planner)
    if (reasons) await stopRelease(payload, id, reasons, await inKazakh(payload, id, planner, reasons))
  } catch (error) {
    payload.logger.error({ err: error, msg: `release ${id} could not be stopped and is tried again` })
  }
}

/** @returns why it is to be stopped; null where it went out, is not wanted any more, or is tried again. */
async function publishOne(payload: Payload, id: string, planner: string | null): Promise<readonly StopReason[] | null> {
  try {
    const user = planner ? await readPlanner(payload, planner) : null
    const outcome = await publishRelease(payload, { user }, id, { isPlanned: true })
    if (outcome.ok || outcome.error === 'not-planned' || outcome.error === 'no-such-release') return null
    payload.logger.error({ msg: `release ${id} was not published: ${outcome.error}` })
    return outcome.error === 'stopped' ? outcome.findings : [faultOf(id, outcome.error)]
  } catch (error) {
    payload.logger.error({ err: error, msg: `release ${id} was not published` })
    return isDatabaseAway(error) ? null : [faultOf(id, 'failed')]
  }
}

/** The same refusals as the CMS says them in Kazakh: asked for once more, since a refusal speaks one language. */
async function inKazakh(
  payload: Payload,
  id: string,
  planner: string | null,
  reasons: readonly StopReason[],
): Promise<readonly StopReason[]> {
  if (!reasons.some(({ words }) => words)) return []
  const user = planner ? await readPlanner(payload, planner) : null
  const i18n = await getLocalI18n({ config: payload.config, language: 'kk' as never })
  const outcome = await publishRelease(payload, { user, i18n, t: i18n.t }, id, { isPlanned: true, isRehearsal: true })
  return !outcome.ok && outcome.error === 'stopped' ? outcome.findings : []
}

/** Whoever planned it is the author of what it publishes, also while they are away. */
async function readPlanner(payload: Payload, id: string): Promise<PayloadRequest['user']> {
  const staff = await payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true, overrideAccess: true })
  return staff && { ...staff, collection: 'staff' }
}
