import type { postgresAdapter } from '@payloadcms/db-postgres'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import {
  catalogueChanges,
  catalogueItems,
  facetBits,
  facetsApplied,
  facetValues,
  readModels,
} from './catalogue-tables.ts'
import { contentChanges } from './content-changes-table.ts'
import { hostedSearchSent } from './hosted-search-table.ts'
import { linkTables } from './link-tables.ts'
import { messageChannelStates, shopperMessages } from './message-tables.ts'
import { previewLinks } from './preview-links-table.ts'
import { retentionRuns } from './retention-table.ts'
import { reviewTables } from './review-tables.ts'
import { searchTables } from './search-tables.ts'
import { shopTables } from './shop-tables.ts'
import { staffTables } from './staff-tables.ts'
import { stockTables } from './stock-tables.ts'
import { translationMemory } from './translation-memory-table.ts'
import { translationTables } from './translation-tables.ts'
import { versionAuthors } from './version-authors-table.ts'
import { waitingTexts } from './waiting-texts-table.ts'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]

/** What the storefronts must forget: one row for each change that a visitor can see. */
const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tags: jsonb('tags').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_created_at_idx').on(table.createdAt)],
)

/** Until when the beginnings and ends of promotions have been announced to the storefronts. */
const periodClock = pgTable('period_clock', {
  name: text('name').primaryKey(),
  announcedUntil: timestamp('announced_until', { withTimezone: true }).notNull(),
})

/** Where each published document stands, as in Russian: what its address was before a change. */
const addresses = pgTable(
  'addresses',
  {
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    path: text('path').notNull(),
    live: boolean('live').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId] }),
    index('addresses_path_idx').on(table.path),
  ],
)

/**
 * Which of a specialist's time is taken, by a visit or for a while by somebody who fills in the form. The migration
 * adds what drizzle cannot say: no two rows of one specialist may overlap.
 */
const slotClaims = pgTable(
  'slot_claims',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    specialistId: text('specialist_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    appointmentId: text('appointment_id').unique(),
    holder: text('holder'),
    heldUntil: timestamp('held_until', { withTimezone: true }),
  },
  (table) => [index('slot_claims_starts_at_idx').on(table.startsAt)],
)

/** What was answered to each submission's key; see `operations/once-only.ts`. */
const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
)

/** Who is signed in. The cookie holds a random token, this table its hash alone. */
const customerSessions = pgTable(
  'customer_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('customer_sessions_customer_id_idx').on(table.customerId)],
)

/** Links sent by e-mail, as hashes: each works once and for a while. */
const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    customerId: text('customer_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mail_tokens_customer_id_idx').on(table.customerId)],
)

/** Counts of `rate-limiter-flexible`, in its own shape, so that limits hold over all storefronts. */
const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Tables of ours that no editor sees, declared beside Payload's so that its migrations cover them. */
export const addSiteTables: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: {
    ...schema.tables,
    outbox,
    ...shopTables,
    period_clock: periodClock,
    ...translationTables,
    ...stockTables,
    translation_memory: translationMemory,
    waiting_texts: waitingTexts,
    addresses,
    slot_claims: slotClaims,
    idempotency_keys: idempotencyKeys,
    customer_sessions: customerSessions,
    mail_tokens: mailTokens,
    rate_limits: rateLimits,
    catalogue_items: catalogueItems,
    facet_values: facetValues,
    facet_bits: facetBits,
    facets_applied: facetsApplied,
    catalogue_changes: catalogueChanges,
    read_models: readModels,
    content_changes: contentChanges,
    retention_runs: retentionRuns,
    version_authors: versionAuthors,
    preview_links: previewLinks,
    ...searchTables,
    hosted_search_sent: hostedSearchSent,
    shopper_messages: shopperMessages,
    message_channel_states: messageChannelStates,
    ...staffTables,
    ...reviewTables,
    ...linkTables,
  },
})
