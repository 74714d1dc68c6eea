import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { AuditAction } from '../audit-actions.ts'
import { AuditUnavailable } from '../audit-unavailable.ts'
import type { AuditedSubject } from '../audited-collections.ts'
import { actorOf } from './actor-of.ts'
import { auditLineOf } from './audit-line.ts'

/** `filter` bears codes, ids and days alone: nothing that anybody typed of a person. */
export type AuditEntry = {
  action: AuditAction
  collection: AuditedSubject
  ids?: readonly string[]
  filter?: Readonly<Record<string, string>>
  found?: number
}

/**
 * Writes down what a request does, in its own transaction where it has one.
 * @throws AuditUnavailable when it cannot be written; nothing may be shown or stored then
 */
export async function writeAudit(
  req: PayloadRequest,
  { action, collection, ids = [], filter, found }: AuditEntry,
  context?: Record<string, unknown>,
): Promise<void> {
  const line = auditLineOf(req)
  const actor = actorOf(req, context)
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const db = await databaseOf(req)
  try {
    await db.execute(sql`
      select audit_note(${line.at.toISOString()}::timestamptz, ${line.line}::uuid, ${line.id}, ${actor.kind}, ${actor.id},
        ${actor.role}, ${action}, ${collection}, array[${list}]::text[], ${filter ? JSON.stringify(filter) : null}::jsonb,
        ${found ?? null}::integer)
    `)
  } catch (error) {
    line.isUnaudited = true
    req.payload.logger.error({ err: error, msg: 'the audit log cannot be written' })
    throw new AuditUnavailable(req)
  }
}
