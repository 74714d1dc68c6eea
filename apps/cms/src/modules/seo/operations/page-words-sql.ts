import { type AddressedCollection, addressedCollections } from '@estu/domain/catalogue/collections'
import type { PageWords } from '@estu/domain/seo/seo-checks'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Sql = ReturnType<typeof sql>

/** What a page says of itself where an editor wrote nothing for search engines, in the order of preference. */
export const ownDescription = ['summary', 'lead', 'tagline', 'address'] as const

/** A page that is no addressed document: of the home page, a section or a person. */
export type FixedPage = Pick<PageWords, 'locale' | 'title' | 'description' | 'noindex' | 'canonical'> & {
  id: string
  field: string
}

/** Where the words of a document for search engines begin; of a single document there are several such places. */
export const documentField = 'meta.title'

/**
 * Every published page in each of its languages as a row: `id`, `field`, `locale`, and its words as they are compared,
 * without regard to case. `shown` says whether search engines may show it at its own address.
 * @param fixed few, and given whole.
 */
export const pageWordsSql = (payload: Payload, fixed: readonly FixedPage[]): Sql =>
  sql.join([...addressedCollections.map((collection) => wordsOf(payload, collection)), given(fixed)], sql` union all `)

function given(pages: readonly FixedPage[]): Sql {
  const rows = pages.map(({ id, field, locale, title, description, noindex, canonical }) => ({
    ...{ id, field, locale, title, description },
    shown: !noindex && !canonical,
  }))
  return sql`
    select id, field, locale, ${folded(sql`title`)}, ${folded(sql`description`)}, shown
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as page(id text, field text, locale text, title text, description text, shown boolean)
  `
}

function wordsOf(payload: Payload, collection: AddressedCollection): Sql {
  const fields = payload.collections[collection].config.flattenedFields
  const own = ownDescription.filter((wanted) => fields.some(({ name }) => name === wanted))
  const written = sql.join([sql`meta_description`, ...own.map((name) => sql.identifier(name)), sql`''`], sql`, `)
  return sql`
    select document.id::text as id, ${documentField}::text as field, words._locale::text as locale,
      ${folded(sql`coalesce(meta_title, title, '')`)} as title, ${folded(sql`coalesce(${written})`)} as description,
      not coalesce(meta_noindex, false) and coalesce(meta_canonical, '') = '' as shown
    from ${sql.identifier(collection)} as document
    join ${sql.identifier(`${collection}_locales`)} as words on words._parent_id = document.id
    where words._status = 'published' and document.deleted_at is null
  `
}

/** What `trim` takes away of Russian and Kazakh words. */
const blanks = ' \t\n\r\u00a0'

const folded = (text: Sql): Sql => sql`lower(btrim(${text}, ${blanks}::text) collate "und-x-icu")`
