import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Whose hold an offered time is. No browser can be called so: its name is sealed. */
export const holderOf = (id: string): string => `wait:${id}`

/** Lets go of what is held for somebody who waits, and of the desk's errand to tell them. */
export async function releaseHeld(req: PayloadRequest, id: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from slot_claims where holder = ${holderOf(id)} and appointment_id is null`)
  await db.execute(sql`
    delete from shopper_messages where document_id = ${id} and kind = 'wait-offer' and state in ('waiting', 'by-hand')
  `)
}
