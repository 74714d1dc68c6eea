import { queryShop } from './shop/shop-database.ts'

/** Lets the time pass in which one person's cancellations can be undone; the shop's own worker does the rest. */
export async function endUndoTime(email: string): Promise<void> {
  for (const table of ['orders', 'appointments'])
    await queryShop(
      `update ${table} set cancel_due_at = now() - interval '1 second' where email = $1 and cancel_due_at is not null`,
      [email],
    )
}
