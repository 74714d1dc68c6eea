import pg from 'pg'
import { withinRequest } from '../../src/operations/log/request-context.ts'
import type { TestCms } from '../support/open-cms.ts'

export type Line = {
  line: string
  actor_kind: string
  actor_id: string | null
  role: string | null
  request_id: string
  entries: { action: string; collection: string; ids: string[]; filter: unknown; found: number | null }[]
}

/** The log of a CMS as the database has it, and a way to ask as one request does. */
export async function openAudit(cms: TestCms) {
  const database = new pg.Client({ connectionString: cms.databaseUrl })
  await database.connect()
  const known = new Set<string>()

  const lines = async (): Promise<Line[]> =>
    (
      await database.query<Line>(`
        select line, actor_kind, actor_id, role, request_id, (
          select coalesce(json_agg(json_build_object('action', action, 'collection', collection, 'ids', ids,
            'filter', filter, 'found', found) order by action, collection), '[]')
          from audit_entries where (audit_entries.at, audit_entries.line) = (audit_lines.at, audit_lines.line)
        ) as entries
        from audit_lines order by at, line`)
    ).rows

  return {
    database,
    /** Lines since it was last asked. */
    async fresh(): Promise<Line[]> {
      const all = await lines()
      const added = all.filter(({ line }) => !known.has(line))
      for (const { line } of all) known.add(line)
      return added
    },
    close: () => database.end(),
  }
}

let asked = 0
/** As the CMS's server runs each request. */
export const asRequest = <T>(work: () => Promise<T>): Promise<T> => {
  asked += 1
  return withinRequest(`request-${asked}`, work)
}
