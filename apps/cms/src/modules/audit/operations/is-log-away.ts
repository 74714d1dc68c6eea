import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { isAudited } from '../audited-collections.ts'

/**
 * Whether what a page of the admin is about cannot be written into the log now: tried, and taken back. Trap: Payload
 * takes a document that it could not read for one that does not exist, and leads to the list without a word of why.
 */
export async function isLogAway(payload: Payload, segments: readonly string[]): Promise<boolean> {
  const [kind, slug = ''] = segments
  const isConcerned = kind === 'collections' ? isAudited(slug) : kind === 'calendar' || kind === 'audit'
  if (!isConcerned) return false
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `select audit_note(now(), $1::uuid, '', 'system', null, null, 'read', $2, $3::text[], null, null)`,
      [randomUUID(), slug, segments],
    )
    return false
  } catch (error) {
    payload.logger.error({ err: error, msg: 'the audit log cannot be written' })
    return true
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}
