import { sql } from '@payloadcms/db-postgres'

/** Returns ids as an array of PostgreSQL, one parameter each: `id = any(${idList(ids)})`. None is an empty array. */
export const idList = (ids: readonly string[]) =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`
