import {
  bigint,
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What an authenticator app and we both know, encrypted. `offered` is shown and not proved yet; `secret` is in force.
 * `last_step` is the latest time step whose code was taken: no code is good twice.
 */
const secondFactors = pgTable('staff_second_factors', {
  staffId: uuid('staff_id').primaryKey(),
  secret: text('secret'),
  offered: text('offered'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  confirmedAt: moment('confirmed_at'),
})

/** Codes for a lost phone, as digests; a row goes as its code is used. */
const recoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: uuid('staff_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

/**
 * What Payload does not keep of its sessions: where, when they were last seen, whether the second factor was given, and
 * when the person last proved who they are.
 */
const sessionMarks = pgTable(
  'staff_session_marks',
  {
    sessionId: text('session_id').primaryKey(),
    staffId: uuid('staff_id').notNull(),
    browser: text('browser').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    provedAt: moment('proved_at').notNull().defaultNow(),
  },
  (table) => [index('staff_session_marks_staff_id_idx').on(table.staffId)],
)

/** How often codes were tried, and until when no more are looked at. */
const codeTries = pgTable('staff_code_tries', {
  who: text('who').primaryKey(),
  tries: integer('tries').notNull(),
  triedAt: moment('tried_at').notNull().defaultNow(),
  nextAt: moment('next_at').notNull(),
})

/** Who changed what about whose account or way of signing in. The migration lets nobody change or delete a row. */
const staffEvents = pgTable(
  'staff_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /** Null: the person at the server's console. */
    actorId: text('actor_id'),
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
  },
  (table) => [index('staff_events_at_idx').on(table.at)],
)

export const staffTables = {
  staff_second_factors: secondFactors,
  staff_recovery_codes: recoveryCodes,
  staff_session_marks: sessionMarks,
  staff_code_tries: codeTries,
  staff_events: staffEvents,
}
