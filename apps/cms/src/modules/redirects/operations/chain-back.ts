import { redirectPath, redirectSpellings } from '@estu/domain/routing/redirect-path'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** So many addresses of a chain are named to an editor: its beginning and its end. */
const named = 6

/**
 * Returns the addresses through which stored redirects lead from `start` to `target` and back to `start`, however many
 * lie between them, or null where they do not; a circle that was stored once is walked once.
 */
export async function chainBack(req: PayloadRequest, start: string, target: string): Promise<string[] | null> {
  const passed = [start]
  let next: string | null = redirectPath(target)
  while (next && next !== start && !passed.includes(next)) {
    passed.push(next)
    next = await stepFrom(req, next)
  }
  return next === start ? shortened([...passed, start]) : null
}

/** Where the storefront would be led from a path to another path; null where it ends, and where a document follows. */
async function stepFrom(req: PayloadRequest, path: string): Promise<string | null> {
  const db = await databaseOf(req)
  const spellings = redirectSpellings(path)
  const found = await db.execute(sql`
    select "from", "to", exists (
        select 1 from redirects_rels where parent_id = redirects.id and path = 'document'
      ) as "hasDocument" from redirects
    where "from" in (select jsonb_array_elements_text(${JSON.stringify(spellings)}::jsonb))
  `)
  const rows = spellings.flatMap((spelling) => found.rows.filter((row) => row.from === spelling))
  const to = rows[0]?.hasDocument ? null : rows[0]?.to
  return typeof to === 'string' && to ? redirectPath(to) : null
}

const shortened = (chain: readonly string[]): string[] =>
  chain.length <= named ? [...chain] : [...chain.slice(0, named - 3), '…', ...chain.slice(-2)]
