import { sql } from '@payloadcms/db-postgres'
import type { Plan } from '../plan.ts'

type Sql = ReturnType<typeof sql>

/** Plans are jobs of their own kind until they are carried out. */
export const isPlan: Sql = sql`task_slug = 'schedulePublish' and completed_at is null`

/** Those whose time is still to come, or that wait for the worker. */
export const isAhead: Sql = sql`${isPlan} and not coalesce(has_error, false)`

export const planColumns: Sql = sql`
  id::text as id, input #>> '{doc,relationTo}' as collection, input #>> '{doc,value}' as document_id,
  coalesce(input ->> 'locale', 'ru') as locale, coalesce(input ->> 'type', 'publish') as action,
  coalesce(wait_until, created_at) as at
`

export const planOf = (row: Record<string, unknown>): Plan => ({
  id: String(row.id),
  collection: String(row.collection),
  documentId: String(row.document_id),
  locale: row.locale === 'kk' ? 'kk' : 'ru',
  action: row.action === 'unpublish' ? 'unpublish' : 'publish',
  at: new Date(String(row.at)).toISOString(),
})
