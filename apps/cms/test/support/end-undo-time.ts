import { completeCancellations } from '../../src/modules/customer-requests/operations/cancellation.ts'
import type { TestCms } from './open-cms.ts'
import { runSql } from './test-server.ts'

/** Lets the time pass in which cancellations can be undone, and does what the worker then does. */
export async function endUndoTime({ payload, databaseUrl }: TestCms): Promise<void> {
  const past = (table: string) =>
    `update ${table} set cancel_due_at = now() - interval '1 second' where cancel_due_at is not null`
  await runSql(new URL(databaseUrl).pathname.slice(1), past('orders'), past('appointments'))
  await completeCancellations(payload)
}
