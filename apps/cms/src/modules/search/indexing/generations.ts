import { sql } from '@payloadcms/db-postgres'
import type { databaseOf } from '../../../database/of-request.ts'

export type Database = Pick<Awaited<ReturnType<typeof databaseOf>>, 'execute'>

/** Which build of the index is read, and which is being made beside it. */
export type Generations = { active: number; building: number | null }

export async function readGenerations(db: Database): Promise<Generations> {
  const found = await db.execute(sql`select active, building from search_state where name = 'documents'`)
  const row = found.rows[0]
  return { active: Number(row?.active ?? 0), building: row?.building == null ? null : Number(row.building) }
}

/** The build that is read, inside another statement. */
export const activeGeneration = sql.raw(`coalesce((select active from search_state where name = 'documents'), 0)`)

/** Begins a build beside the one that is read; saves write to both from now on. @returns its number. */
export async function beginGeneration(db: Database): Promise<number> {
  const begun = await db.execute(sql`
    insert into search_state (name, active, building) values ('documents', 0, 1)
    on conflict (name) do update set building = greatest(search_state.active, coalesce(search_state.building, 0)) + 1
    returning building
  `)
  const building = Number(begun.rows[0]?.building)
  await db.execute(sql`delete from search_documents where generation = ${building}`)
  return building
}

/** Lets readers see a build, from one statement to the next; false where another build was begun meanwhile. */
export async function switchGeneration(db: Database, building: number): Promise<boolean> {
  const switched = await db.execute(sql`
    update search_state set active = ${building}, building = null
    where name = 'documents' and building = ${building} returning active
  `)
  return switched.rows.length > 0
}
