import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Ends a link at once. @returns whether it was there to be ended. */
export async function revokePreviewLink(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    update preview_links set revoked_at = now() where id = ${id}::uuid and revoked_at is null returning id
  `)
  return rows.length > 0
}
