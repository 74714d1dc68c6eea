import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../database/of-request.ts'
import { usualFaq } from './content/faq/usual.ts'
import { moreFaq } from './content/shop/faq.ts'
import { reviews } from './content/shop/reviews.ts'

const questions = Object.fromEntries([...usualFaq, ...moreFaq].map(({ key, question }) => [key, question.ru]))
const reviewTitles = Object.fromEntries(reviews.map(({ key, title }) => [key, title.ru]))

const byWords = (table: string, words: Readonly<Record<string, string>>): SQL => sql`
  select entry.key, words._parent_id::text as id from entry
  join jsonb_each_text(${JSON.stringify(words)}::jsonb) as known(name, title) on known.name = entry.name
  join ${sql.identifier(`${table}_locales`)} as words on words._locale = 'ru' and words.title = known.title
  where entry.collection = ${table}
`

const bySlug = (table: string): SQL => sql`
  select entry.key, document.id::text from entry join ${sql.identifier(table)} as document on document.slug = entry.name
  where entry.collection = ${table}
`

/** A picture's key is its file's name without what its format adds. */
const byFile = (table: string): SQL => sql`
  select entry.key, document.id::text from entry
  join ${sql.identifier(table)} as document on entry.name in (document.filename, split_part(document.filename, '.', 1))
  where entry.collection = ${table}
`

/** Synonyms of the search are vocabulary: nobody removes them as demo content. */
const searches: SQL[] = [
  ...['devices', 'implants', 'consumables', 'accessories', 'brands', 'articles', 'promotions', 'landings'].map(bySlug),
  ...['pages', 'branches', 'services', 'specialists'].map(bySlug),
  ...['media', 'videos'].map(byFile),
  byWords('faq', questions),
  byWords('reviews', reviewTitles),
  sql`select entry.key, entry.name from entry where entry.collection = 'globals'`,
]

/**
 * Finds which documents the demo content became in a shop that an earlier release seeded, which noted keys alone: by
 * address, file or first words. What an editor has renamed since is nobody's demo content any more.
 */
export async function recogniseSeeded(payload: Payload): Promise<void> {
  const db = await databaseOf(await createLocalReq({}, payload))
  await db.execute(sql`
    with entry as (
      select key, split_part(key, ':', 1) as collection, substr(key, strpos(key, ':') + 1) as name
      from seed_entries where document_id is null
    ), found as (${sql.join(searches, sql` union all `)})
    update seed_entries set collection = split_part(seed_entries.key, ':', 1), document_id = found.id
    from found where found.key = seed_entries.key
  `)
}
