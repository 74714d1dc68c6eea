import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { documentPathAt, isSitePath } from '../../links/index.ts'

/** Whether visitors meet a page at a path, as in Russian, in either language. A redirect from there would never be asked. */
export async function hasPage(req: PayloadRequest, path: string): Promise<boolean> {
  if (isSitePath(path)) return true
  const address = documentPathAt(path)
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select 1 from addresses where path = ${address} and live
      -- In the children's section stand devices for children alone.
      and (${address === path} or exists (
        select 1 from devices_audience where parent_id::text = document_id and value = 'child'
      ))
  `)
  return found.rows.length > 0
}
