import { type AddressedCollection, addressedCollections } from '@estu/domain/catalogue/collections'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Sql = ReturnType<typeof sql>

/** What a page says of itself where an editor wrote nothing for search engines, in the order of preference. */
export const ownDescription = ['summary', 'lead', 'tagline', 'address'] as const

/**
 * Every published page in each of its languages as a row: `collection`, `id`, `locale`, and its words as they are
 * compared, without regard to case. `shown` says whether search engines may show it at its own address.
 */
export const pageWordsSql = (payload: Payload): Sql =>
  sql.join(
    addressedCollections.map((collection) => wordsOf(payload, collection)),
    sql` union all `,
  )

function wordsOf(payload: Payload, collection: AddressedCollection): Sql {
  const fields = payload.collections[collection].config.flattenedFields
  const own = ownDescription.filter((wanted) => fields.some(({ name }) => name === wanted))
  const written = sql.join([sql`meta_description`, ...own.map((name) => sql.identifier(name)), sql`''`], sql`, `)
  return sql`
    select ${collection}::text as collection, document.id, words._locale::text as locale,
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
