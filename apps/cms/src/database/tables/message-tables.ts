import { index, pgTable, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * What shoppers were told of their orders and visits. A row has its job's id and holds no name, number or word: what is
 * said is made when it is sent.
 */
export const shopperMessages = pgTable(
  'shopper_messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    documentId: text('document_id').notNull(),
    /** Known once it is sent. */
    channel: text('channel'),
    state: text('state').notNull(),
    reason: text('reason'),
    /** What the other side called its refusal: a number of its own. */
    detail: text('detail'),
    /** What the other side calls the message. */
    remoteId: text('remote_id'),
    /** As the messenger told later. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    readAt: timestamp('read_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('shopper_messages_document_id_idx').on(table.documentId),
    index('shopper_messages_remote_id_idx').on(table.remoteId),
    index('shopper_messages_state_idx').on(table.state, table.updatedAt),
  ],
)

/** Which channels the worker can send by, as it last said. */
export const messageChannelStates = pgTable('message_channel_states', {
  channel: text('channel').primaryKey(),
  /** When it was last ready; what is older than a while counts no more. */
  readyAt: timestamp('ready_at', { withTimezone: true }).notNull(),
})
