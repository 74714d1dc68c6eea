import type { Locale } from '@estu/domain/locale/locales'
import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { normalise } from '@estu/domain/search/normalise'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { otherTextsOf } from '../../search/index.ts'
import { chosenFacets } from '../facets/chosen-facets.ts'
import { type ListedRow, readListedRows } from './listed-rows.ts'

export type ModelQuery = {
  /** What is worn, and what supplies are made to fit. */
  section: 'devices' | 'implants'
  /** Each word of it stands somewhere in the title or the brand; '' is no condition. */
  text: string
  brandId?: string
}

type Sql = ReturnType<typeof sql>

/**
 * So many of a name are looked at. Trap: without this bound the database goes through all models in the order of their
 * ranks, in the hope of meeting the name soon.
 */
const mostNamed = 500

/**
 * Models by their name, whichever letters stand for the Kazakh ones; typed in another layout where nothing is called
 * so. Where there are more, those that lists recommend are chosen; they come by name all the same.
 */
export async function findModels(
  payload: Payload,
  locale: Locale,
  { section, text, brandId }: ModelQuery,
  limit: number,
): Promise<ListedRow[]> {
  const chosen = new Map(brandId === undefined ? [] : [['brand', [brandId]]])
  const { collection, facets } = await chosenFacets(payload, { section, chosen })
  const ofBrand = facets.map(({ ids }) => sql`and facet_ids && ${`{${ids.join(',')}}`}::int[]`)
  const models = (named: Sql) => sql`
    select document_id, slug, rank, card ->> 'title' as title from catalogue_items
    where collection = ${collection} and locale = ${locale} ${sql.join(ofBrand, sql` `)} and ${named}
  `
  const found = text.trim() === '' ? models(sql`true`) : namedSo(text, models, { collection, locale })
  return readListedRows(
    payload,
    locale,
    sql`
      select document_id, row_number() over (order by title, slug) as place
      from (select * from (${found}) as found order by rank, document_id limit ${limit}) as recommended
    `,
  )
}

type Place = { collection: string; locale: Locale }

function namedSo(text: string, models: (named: Sql) => Sql, place: Place): Sql {
  const others = otherTextsOf(text).map((other) => hasWords(other, place))
  return sql`
    with typed as materialized (${models(hasWords(text, place))} limit ${mostNamed}),
    other as materialized (
      ${models(others.length > 0 ? sql`(${sql.join(others, sql` or `)})` : sql`false`)} and not exists (select from typed)
      limit ${mostNamed}
    )
    select * from typed union all select * from other
  `
}

/** That every word of a text stands in the name of a model or of its brand. */
function hasWords(text: string, place: Place): Sql {
  const words = wordsOf(text)
  return words.length > 0
    ? sql`(${sql.join(
        words.map((word) => hasWord(word, place)),
        sql` and `,
      )})`
    : sql`false`
}

function hasWord(word: string, { collection, locale }: Place): Sql {
  const pattern = sql`${patternOf(word)}::text`
  return sql`(model_name(card ->> 'title') like ${pattern} or facet_ids && array(
    select value.id from facet_values as value join brands_locales as brand on brand._parent_id::text = value.value
    where value.collection = ${collection} and value.facet = 'brand'
      and brand._locale = ${locale} and brand._status = 'published' and model_name(brand.title) like ${pattern}
  ))`
}

/** Shorter ones are the beginning of a word: the index knows parts of three letters, and the two that begin a word. */
const shortest = 3

/** What would stand for any letter stands for itself. */
const patternOf = (word: string): string => `%${word.length < shortest ? ' ' : ''}${word.replace(/[\\%_]/g, '\\$&')}%`

/** As `model_name` of the database has them. */
const wordsOf = (text: string): string[] =>
  foldKazakh(normalise(text))
    .split(/[\s/()-]+/)
    .filter(Boolean)
