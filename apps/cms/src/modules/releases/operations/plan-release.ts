import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { lockRow } from '../../../database/lock-row.ts'
import { changeRelease } from './change-release.ts'
import { publishRelease, type ReleaseOutcome } from './publish-release.ts'
import { readRelease } from './read-release.ts'
import { speakFor } from './speak-for.ts'

export type PlanOutcome = ReleaseOutcome | { ok: false; error: 'past' | 'published' }

/** Plans a release for a time, once it could go out as things stand now. */
export const planRelease = (asked: PayloadRequest, id: string, at: Date): Promise<PlanOutcome> =>
  plan(asked, id, at, ['open', 'stopped', 'planned'])

/** Moves a planned release to another time; one that was cancelled meanwhile is not planned again. */
export async function moveRelease(asked: PayloadRequest, id: string, at: Date): Promise<PlanOutcome> {
  const release = await readRelease(asked, id)
  if (release && release.state !== 'planned' && release.state !== 'published')
    return { ok: false, error: 'not-planned' }
  return plan(asked, id, at, ['planned'])
}

async function plan(asked: PayloadRequest, id: string, at: Date, from: readonly string[]): Promise<PlanOutcome> {
  if (at.getTime() <= Date.now()) return { ok: false, error: 'past' }
  const rehearsal = await publishRelease(asked.payload, asked, id, { isRehearsal: true })
  if (!rehearsal.ok) return rehearsal
  if (rehearsal.alreadyDone) return { ok: false, error: 'published' }
  return change(asked, id, from, {
    state: 'planned',
    plannedFor: at.toISOString(),
    plannedBy: asked.user?.id ?? null,
    stoppedBy: null,
  })
}

/**
 * Calls a plan off, also one that came to its time and was stopped; one that was carried out meanwhile stays carried
 * out.
 */
export const cancelPlan = (asked: PayloadRequest, id: string): Promise<PlanOutcome> =>
  change(asked, id, ['planned', 'stopped'], { state: 'open', plannedFor: null, plannedBy: null, stoppedBy: null })

function change(
  asked: PayloadRequest,
  id: string,
  from: readonly string[],
  data: Parameters<typeof changeRelease>[2],
): Promise<PlanOutcome> {
  return inTransaction(asked.payload, 'ru', async (own): Promise<PlanOutcome> => {
    const req = speakFor(own, asked)
    await lockRow(req, 'releases', id)
    const release = await readRelease(req, id)
    if (!release) return { ok: false, error: 'no-such-release' }
    if (release.state === 'published') return { ok: false, error: 'published' }
    if (!from.includes(release.state)) return { ok: false, error: 'not-planned' }
    await changeRelease(req, id, data)
    return { ok: true, alreadyDone: false }
  })
}
