import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Takes back the reminders of a visit that have not gone out: it was moved or cancelled. */
export async function dropReminders(req: PayloadRequest, visitId: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    with dropped as (
      delete from payload_jobs
      where task_slug = 'sendMail' and input->>'kind' = 'appointment-reminder' and input->>'id' = ${visitId}
        and not coalesce(processing, false)
      returning id
    )
    delete from shopper_messages message using dropped where message.id = dropped.id and message.state = 'waiting'
  `)
}

/** The staff see that a visitor has been reminded. */
export async function noteReminder(req: PayloadRequest, visitId: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`update appointments set reminded_at = now() where id = ${visitId}::uuid`)
}
