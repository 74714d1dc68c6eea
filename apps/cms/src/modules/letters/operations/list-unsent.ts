import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { nameDocuments } from '../../audit/index.ts'
import { aboutOf, isMailKind, type MessageReason, reasonLabels } from '../../messages/index.ts'

/** A letter that was given up. `kind`: as stored, which may be another release's. `reference`: the number of what it is about, where that has one and still exists. */
export type UnsentLetter = {
  id: string
  kind: string
  collection: CollectionSlug | null
  documentId: string
  reference: string | null
  reason: MessageReason | null
  askedAt: Date
  triedAt: Date
}

/** As many as are shown at once; whoever deals with them makes room for the next. */
export const unsentShown = 50

/** Letters and messages that no try has brought on their way, the oldest first. */
export async function listUnsent(req: PayloadRequest): Promise<UnsentLetter[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id::text, input->>'kind' as kind, input->>'id' as about, created_at, updated_at,
      coalesce(error->>'message', '') as error
    from payload_jobs where task_slug = 'sendMail' and completed_at is null and has_error
    order by created_at, id limit ${unsentShown}
  `)
  const references = await nameDocuments(
    req,
    rows.map(({ about }) => String(about)),
  )
  return rows.map((row) => {
    const [kind, documentId] = [String(row.kind), String(row.about)]
    return {
      id: String(row.id),
      kind,
      collection: isMailKind(kind) ? aboutOf(kind) : null,
      documentId,
      reference: references.get(documentId) ?? null,
      reason: reasonIn(String(row.error)),
      askedAt: new Date(String(row.created_at)),
      triedAt: new Date(String(row.updated_at)),
    }
  })
}

/** As the task that failed says it: `letter unreachable 421`. */
function reasonIn(error: string): MessageReason | null {
  const [, code = ''] = /\b(?:letter|message) ([a-z-]+)/.exec(error) ?? []
  return Object.hasOwn(reasonLabels, code) ? (code as MessageReason) : null
}
