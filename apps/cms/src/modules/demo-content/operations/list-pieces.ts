import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { type DemoKind, demoGlobals, demoKinds } from '../demo-kinds.ts'

/** A piece of demo content that is still there. `isChanged`: an editor has saved it since it was seeded. */
export type Piece = { key: string; kind: DemoKind; id: string; isChanged: boolean }

/** More than the demo content has. */
const mostPieces = 2000

/** Whether anything is left that the action could remove. */
export async function holdsDemoContent(req: PayloadRequest): Promise<boolean> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select 1 from seed_entries where removed_at is null and document_id is not null and ${isRemovable} limit 1
  `)
  return rows.length > 0
}

const list = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

const isRemovable = sql`
  collection = any(${list(demoKinds)}) and (collection <> 'globals' or document_id = any(${list(demoGlobals)}))
`

/** Returns what is left of the demo content, in the order in which it goes. */
export async function listPieces(req: PayloadRequest): Promise<Piece[]> {
  const db = await databaseOf(req)
  const parts = [...demoKinds.filter((kind) => kind !== 'globals').map(piecesOf), ...demoGlobals.map(globalPiece)]
  const { rows } = await db.execute(sql`${sql.join(parts, sql` union all `)} limit ${mostPieces}`)
  const pieces = rows.map((row) => ({
    key: String(row.key),
    kind: row.collection as DemoKind,
    id: String(row.document_id),
    isChanged: row.is_changed === true,
  }))
  return pieces.toSorted((a, b) => demoKinds.indexOf(a.kind) - demoKinds.indexOf(b.kind) || (a.key < b.key ? -1 : 1))
}

/** A seeded document was stored at one moment; any later save moves the second one, as the way to the trash does. */
const piecesOf = (kind: string) => sql`
  select key, collection, document_id,
    document.deleted_at is null and document.updated_at > document.created_at as is_changed
  from seed_entries join ${sql.identifier(kind)} as document on document.id::text = document_id
  where collection = ${kind} and removed_at is null
`

const globalPiece = (slug: string) => sql`
  select key, collection, document_id, document.updated_at > document.created_at as is_changed
  from seed_entries cross join ${sql.identifier(slug)} as document
  where collection = 'globals' and document_id = ${slug} and removed_at is null
`
