import { sql } from '@payloadcms/db-postgres'
import {
  bigserial,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Each time there was more or less of a product: written by a trigger on `stock`, whoever writes there, so that a number is
 * always the sum of its movements. Nothing of it is changed or deleted; the migration sees to that too.
 */
const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The product, as `stock.key` names it. */
    key: text('key').notNull(),
    /** Where: a branch, even one that is gone by now; none is the warehouse. */
    branchId: uuid('branch_id'),
    /** What came (+) or went (−). */
    quantity: integer('quantity').notNull(),
    /** How many there were afterwards, in all places. */
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
  (table) => [
    index('stock_movements_key_idx').on(table.key, table.id),
    index('stock_movements_reference_idx').on(table.reference, table.key).where(sql`reference is not null`),
  ],
)

/**
 * Where the pieces of a product stand. Written by the same trigger: a product's number is the sum of its places. The
 * migration ties branches to it: what stands in one that is deleted is taken to the warehouse.
 */
const stockPlaces = pgTable(
  'stock_places',
  {
    key: text('key').notNull(),
    /** None is the warehouse. */
    branchId: uuid('branch_id'),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    unique('stock_places_once').on(table.key, table.branchId).nullsNotDistinct(),
    index('stock_places_branch_idx').on(table.branchId).where(sql`branch_id is not null`),
  ],
)

export const stockTables = { stock_movements: stockMovements, stock_places: stockPlaces }
