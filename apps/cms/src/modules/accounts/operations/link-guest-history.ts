import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Orders, visits and waits made earlier with a confirmed address, without an account, appear in the account. */
export async function linkGuestHistory(req: PayloadRequest, customerId: string): Promise<void> {
  const db = await databaseOf(req)
  for (const table of ['orders', 'appointments', 'feedback', 'waitlist'] as const) {
    await db.execute(sql`
      update ${sql.identifier(table)} t set customer_id = c.id from customers c
      where c.id = ${customerId}::uuid and c.email_confirmed_at is not null
        and t.customer_id is null and lower(t.email) = c.email
    `)
  }
}
