import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { AuditAction } from '../audit-actions.ts'
import type { AuditedSubject } from '../audited-collections.ts'
import type { AuditQuery } from './audit-query.ts'
import { findDocument } from './name-documents.ts'
import { writeAudit } from './write-audit.ts'

export type FoundEntry = {
  action: AuditAction
  collection: AuditedSubject
  ids: string[]
  filter: Record<string, string> | null
  found: number | null
}

export type FoundLine = {
  at: Date
  line: string
  requestId: string
  kind: 'staff' | 'shopper' | 'worker' | 'system'
  actorId: string | null
  role: string | null
  entries: FoundEntry[]
}

export type FoundPage = { lines: FoundLine[]; next: string | null; isUnknownDocument: boolean }

const pageSize = 50
const dayMs = 86_400_000

/** Lines of the log, the newest first. Who asked for which of them is a line as well, written before they are shown. */
export async function searchAudit(req: PayloadRequest, query: AuditQuery): Promise<FoundPage> {
  const document = query.document ? await findDocument(req, query.document) : null
  const isUnknownDocument = query.document !== null && document === null
  const lines = isUnknownDocument ? [] : await readLines(req, query, document)
  const shown = lines.slice(0, pageSize)
  const { after: _, ...asked } = query
  await writeAudit(req, {
    action: 'search',
    collection: 'audit',
    filter: Object.fromEntries(Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== null)),
    found: shown.length,
  })
  const last = lines.length > pageSize ? shown.at(-1) : undefined
  return { lines: shown, next: last ? `${last.at.getTime()},${last.line}` : null, isUnknownDocument }
}

async function readLines(req: PayloadRequest, query: AuditQuery, document: string | null): Promise<FoundLine[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select at, line, request_id, actor_kind, actor_id, role, (
      select json_agg(json_build_object('action', action, 'collection', collection, 'ids', ids, 'filter', filter,
        'found', found) order by entry)
      from audit_entries entries where (entries.at, entries.line) = (audit_lines.at, audit_lines.line)
    ) as entries
    from audit_lines
    where ${whoAndWhen(query)} and ${whatOf(query.action, document)}
    order by at desc, line desc limit ${pageSize + 1}
  `)
  return rows.map((row) => ({
    at: new Date(String(row.at)),
    line: String(row.line),
    requestId: String(row.request_id),
    kind: row.actor_kind as FoundLine['kind'],
    actorId: row.actor_id === null ? null : String(row.actor_id),
    role: row.role === null ? null : String(row.role),
    entries: (row.entries ?? []) as FoundEntry[],
  }))
}

/** The end of a time is the end of its day, on the clock of Almaty. */
function whoAndWhen({ person, from, to, after }: AuditQuery) {
  const since = from ? fromAlmaty(`${from}T00:00`) : null
  const until = to ? fromAlmaty(`${to}T00:00`) : null
  const [time, line] = after?.split(',') ?? []
  return sql.join(
    [
      sql`true`,
      ...(person ? [isKind(person) ? sql`actor_kind = ${person}` : sql`actor_id = ${person}`] : []),
      ...(since ? [sql`at >= ${since.toISOString()}::timestamptz`] : []),
      ...(until ? [sql`at < ${new Date(until.getTime() + dayMs).toISOString()}::timestamptz`] : []),
      ...(time ? [sql`(at, line) < (${new Date(Number(time)).toISOString()}::timestamptz, ${line}::uuid)`] : []),
    ],
    sql` and `,
  )
}

const isKind = (person: string) => ['worker', 'system', 'shopper'].includes(person)

const whatOf = (action: string | null, document: string | null) =>
  action || document
    ? sql`exists (
        select from audit_entries asked where (asked.at, asked.line) = (audit_lines.at, audit_lines.line)
          ${action ? sql`and asked.action = ${action}` : sql``} ${document ? sql`and asked.ids @> array[${document}]` : sql``}
      )`
    : sql`true`
