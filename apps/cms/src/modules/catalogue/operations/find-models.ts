import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { chosenFacets } from '../facets/chosen-facets.ts'
import { type ListedRow, readListedRows } from './listed-rows.ts'

export type ModelQuery = {
  /** What is worn, and what supplies are made to fit. */
  section: 'devices' | 'implants'
  /** Each word of it stands somewhere in the title; '' is no condition. */
  text: string
  brandId?: string
}

/**
 * So many of a name are looked at. Trap: without this bound the database goes through all models in the order of their
 * ranks, in the hope of meeting the name soon.
 */
const mostNamed = 500

/** Models by their name. Where there are more, those that lists recommend are chosen; they come by name all the same. */
export async function findModels(
  payload: Payload,
  locale: Locale,
  { section, text, brandId }: ModelQuery,
  limit: number,
): Promise<ListedRow[]> {
  const chosen = new Map(brandId === undefined ? [] : [['brand', [brandId]]])
  const { collection, facets } = await chosenFacets(payload, { section, chosen })
  const ofBrand = facets.map(({ ids }) => sql`and facet_ids && ${`{${ids.join(',')}}`}::int[]`)
  const named = wordsOf(text).map((word) => sql`and card ->> 'title' ilike ${`%${word}%`}`)
  return readListedRows(
    payload,
    locale,
    sql`
      select document_id, row_number() over (order by title, slug) as place from (
        select * from (
          select document_id, slug, rank, card ->> 'title' as title from catalogue_items
          where collection = ${collection} and locale = ${locale} ${sql.join([...ofBrand, ...named], sql` `)}
          ${named.length > 0 ? sql`limit ${mostNamed}` : sql``}
        ) as named
        order by rank, document_id limit ${limit}
      ) as recommended
    `,
  )
}

/** What would stand for any letter stands for itself. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
