import { sql } from '@payloadcms/db-postgres'
import {
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Everything that can be found, one row a language. The migration that creates it needs the extensions `pg_trgm` and
 * `fuzzystrmatch`. Words are stemmed by us, so the vectors are written as they are, not made by a text search
 * configuration; see `modules/search/analysis`.
 */
const searchDocuments = pgTable(
  'search_documents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Which build of the index a row belongs to; readers see one alone. */
    generation: integer('generation').notNull(),
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    locale: text('locale').notNull(),
    kind: text('kind').notNull(),
    /** As in Russian. */
    path: text('path').notNull(),
    title: text('title').notNull(),
    /** What it says, as it was written: summary first, then the body, a line a paragraph. */
    body: text('body').notNull(),
    /** The title's words alone, folded: an answer that is the very words comes first. */
    titleKey: text('title_key').notNull(),
    /** Words of the title: kept in the row, for ranks. */
    titleTerms: tsvector('title_terms').notNull(),
    /** Words of the whole document as `analysis/tiers.ts` writes them: for finding by the index, never read. */
    terms: tsvector('terms').notNull(),
    /** How much sooner its kind is shown than others that match as well. */
    boost: real('boost').notNull(),
    /** An ended promotion is found no more. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Documents whose words are in this one: `brands:{id}`. */
    names: text('names').array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('search_documents_document_idx').on(table.collection, table.documentId, table.locale, table.generation),
    index('search_documents_ru_terms_idx')
      .using('gin', table.terms)
      .with({ fastupdate: false })
      .where(sql`locale = 'ru'`),
    index('search_documents_kk_terms_idx')
      .using('gin', table.terms)
      .with({ fastupdate: false })
      .where(sql`locale = 'kk'`),
    index('search_documents_title_key_idx').on(table.locale, table.titleKey),
    index('search_documents_names_idx').using('gin', table.names),
  ],
)

/** The words of all documents, to find what a misspelt one may mean. */
const searchWords = pgTable(
  'search_words',
  {
    locale: text('locale').notNull(),
    /** Folded. */
    word: text('word').notNull(),
    stem: text('stem').notNull(),
    /** As people read it. */
    shown: text('shown').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_words_word_idx').using('gin', table.word.op('gin_trgm_ops')),
    index('search_words_stem_idx').using('gin', table.stem.op('gin_trgm_ops')),
  ],
)

/**
 * Words of saved documents on their way into `search_words`. A save only adds a row here: two that bring the same new
 * word at once would wait for each other, or lock each other out, in a table where a word stands once.
 */
const searchNewWords = pgTable('search_new_words', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  locale: text('locale').notNull(),
  words: jsonb('words').notNull(),
})

/**
 * Documents that changed and are named in the rows of others, and plans that devices are paid by; the worker writes
 * those rows anew, and notes how far it is.
 */
const searchDependents = pgTable('search_dependents', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  collection: text('collection').notNull(),
  documentId: text('document_id').notNull(),
  after: text('after').notNull().default(''),
})

/** Which build of the index is read, and which is being made; one row. */
const searchState = pgTable('search_state', {
  name: text('name').primaryKey(),
  active: integer('active').notNull(),
  building: integer('building'),
})

/** How often something was looked for, by day; nobody's name, address or time of day. */
const searchQueries = pgTable(
  'search_queries',
  {
    day: date('day', { mode: 'string' }).notNull(),
    locale: text('locale').notNull(),
    /** Folded, 64 characters at most. */
    query: text('query').notNull(),
    /** As it was typed last. */
    shown: text('shown').notNull(),
    /** `none`, `few` (to 5), `some` (to 50) or `many`. */
    hits: text('hits').notNull(),
    count: integer('count').notNull(),
    /** Whether the shop itself says every word of it: nothing else is suggested to others. */
    known: boolean('known').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.locale, table.query, table.hits] }),
    index('search_queries_query_idx').on(table.locale, table.query.op('text_pattern_ops')),
  ],
)

/** Tables of the search, declared beside Payload's. */
export const searchTables = {
  search_documents: searchDocuments,
  search_words: searchWords,
  search_new_words: searchNewWords,
  search_dependents: searchDependents,
  search_state: searchState,
  search_queries: searchQueries,
}
