import type { Payload, PayloadRequest } from 'payload'
import { isEditor } from '../../../access/roles.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { lockDocument, lockRow } from '../../../database/lock-row.ts'
import { changeRelease } from './change-release.ts'
import { checkRelease } from './check-release.ts'
import { type Finding, publishEntry, ReleaseStopped } from './publish-entry.ts'
import { isDue, readRelease, type StoredRelease } from './read-release.ts'
import { type Speaker, speakFor } from './speak-for.ts'

export type ReleaseOutcome =
  | { ok: true; alreadyDone: boolean }
  | { ok: false; error: 'no-such-release' | 'empty' | 'not-planned' | 'not-allowed' }
  | { ok: false; error: 'stopped'; findings: readonly Finding[] }

type Wanted = {
  /** By the plan, not by a person: a plan that was called off meanwhile is not carried out. */
  isPlanned?: boolean
  /** All of it is done and nothing kept: whether it could be published as things stand. */
  isRehearsal?: boolean
}

class Rehearsed extends Error {}

/**
 * Publishes everything in a release or nothing, in one transaction: whoever reads the site sees all of it from one moment
 * on. Of several who publish it at once, the first does, and the others find it done.
 */
export async function publishRelease(
  payload: Payload,
  asked: Speaker,
  id: string,
  wanted: Wanted = {},
): Promise<ReleaseOutcome> {
  try {
    return await inTransaction(payload, 'ru', (own) => publishAll(speakFor(own, asked), id, wanted))
  } catch (error) {
    if (error instanceof Rehearsed) return { ok: true, alreadyDone: false }
    if (error instanceof ReleaseStopped) return { ok: false, error: 'stopped', findings: error.findings }
    throw error
  }
}

async function publishAll(
  req: PayloadRequest,
  id: string,
  { isPlanned, isRehearsal }: Wanted,
): Promise<ReleaseOutcome> {
  await lockRow(req, 'releases', id)
  const release = await readRelease(req, id)
  if (!release) return { ok: false, error: 'no-such-release' }
  if (release.state === 'published') return { ok: true, alreadyDone: true }
  if (isPlanned && !isDue(release)) return { ok: false, error: 'not-planned' }
  // Trap: what a translator publishes is quietly kept as a draft, and nobody would be told.
  if (isPlanned && !isEditor(req)) return { ok: false, error: 'not-allowed' }
  if (release.entries.length === 0) return { ok: false, error: 'empty' }
  await publishEntries(req, release)
  if (isRehearsal) throw new Rehearsed()
  await changeRelease(req, id, {
    state: 'published',
    publishedAt: new Date().toISOString(),
    publishedBy: req.user?.id ?? null,
    plannedFor: null,
    stoppedBy: null,
  })
  return { ok: true, alreadyDone: false }
}

async function publishEntries(req: PayloadRequest, { id, entries }: StoredRelease): Promise<void> {
  for (const { collection, id: document } of entries) await lockDocument(req, collection, document)
  const findings = await checkRelease(req, entries)
  if (findings.length > 0) throw new ReleaseStopped(findings)
  req.context.release = id
  for (const entry of entries) await publishEntry(req, entry)
}
