import { bigserial, index, integer, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Each time there was more or less of a product: written by a trigger on `stock`, whoever writes there, so that a number is
 * always the sum of its movements. Nothing of it is changed or deleted; the migration sees to that too.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The product, as `stock.key` names it. */
    key: text('key').notNull(),
    /** What came (+) or went (−). */
    quantity: integer('quantity').notNull(),
    /** How many there were afterwards. */
    remaining: integer('remaining').notNull(),
    /** One of `stockReasons`. */
    reason: text('reason').notNull(),
    /** The number of the order that it was for. */
    reference: text('reference'),
    note: text('note'),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('stock_movements_key_idx').on(table.key, table.id)],
)
