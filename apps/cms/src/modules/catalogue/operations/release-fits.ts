import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** A product is gone for good: the database has taken it out of what fits it, and so do their rows. */
export async function releaseFits(req: PayloadRequest, id: string): Promise<void> {
  const db = await databaseOf(req)
  const given = `{${id}}`
  await db.execute(sql`
    update catalogue_items set fits = array_remove(fits, ${id}::uuid) where fits @> ${given}::uuid[]
  `)
}
