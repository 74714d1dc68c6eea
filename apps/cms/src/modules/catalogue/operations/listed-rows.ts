import type { ListedCollection } from '@estu/domain/catalogue/listing/facets'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** A listed document as the database keeps it: its own words, its brand and its picture. */
export type ListedRow = {
  collection: ListedCollection
  id: string
  slug: string
  priceKzt: number | null
  card: Record<string, unknown>
  facts: Record<string, unknown>
  brand: { id: string; slug: string; title: string } | null
  image: ListedImage | null
}

/** Sizes without a file are left out. */
export type ListedImage = {
  id: string
  filename: string
  width: number
  height: number
  alt: string | null
  focalX: number | null
  focalY: number | null
  sizes: { [size in 'small' | 'medium' | 'large']?: { filename: string; width: number } }
}

type Sql = ReturnType<typeof sql>

type Wanted<Also> = { withFacts?: boolean; also?: readonly (keyof Also & string)[] }

/**
 * Rows with what they show of others, in the order in which `chosen` names them, in one statement.
 * @param chosen a query of `document_id` and `place`, the order.
 * @param wanted.also further columns of `chosen` that rows bear.
 */
export async function readListedRows<Also extends object = object>(
  payload: Payload,
  locale: Locale | Sql,
  chosen: Sql,
  wanted: Wanted<Also> = {},
): Promise<(ListedRow & Also)[]> {
  const found = await payload.db.drizzle.execute(listedRows(locale, chosen, wanted))
  return found.rows as (ListedRow & Also)[]
}

/** The same as a query, for another statement. @param locale also a column of `chosen` */
export function listedRows<Also extends object = object>(
  locale: Locale | Sql,
  chosen: Sql,
  { withFacts = false, also = [] }: Wanted<Also> = {},
): Sql {
  const more = also.map((column) => sql`, chosen.${sql.identifier(column)}`)
  return sql`
    with chosen as materialized (${chosen})
    select item.collection, item.document_id as id, item.slug, item.price_kzt as "priceKzt", item.card,
      ${withFacts ? sql`item.facts` : sql`'{}'::jsonb`} as facts, ${brand} as brand, ${image} as image
      ${sql.join(more)}
    from chosen join catalogue_items item on item.document_id = chosen.document_id and item.locale = ${locale}
      left join brands on brands.id = item.brand_id and brands.deleted_at is null
      left join brands_locales on brands_locales._parent_id = brands.id
        and brands_locales._locale = ${languageOf(locale)} and brands_locales._status = 'published'
      left join media on media.id = item.image_id and media.deleted_at is null
      left join media_locales on media_locales._parent_id = media.id and media_locales._locale = ${languageOf(locale)}
    order by chosen.place
  `
}

/** Payload's tables have languages as a type of their own. */
const languageOf = (locale: Locale | Sql): Locale | Sql =>
  typeof locale === 'string' ? locale : sql`${locale}::_locales`

const brand = sql`
  case when brands_locales.title is not null and brands.slug is not null
    then jsonb_build_object('id', brands.id, 'slug', brands.slug, 'title', brands_locales.title) end
`

const size = (name: 'small' | 'medium' | 'large') => {
  const filename = sql.identifier(`sizes_${name}_filename`)
  const width = sql.identifier(`sizes_${name}_width`)
  return sql`case when media.${filename} is not null and media.${width} is not null
    then jsonb_build_object('filename', media.${filename}, 'width', media.${width}) end`
}

const image = sql`
  case when media.filename is not null and media.width is not null and media.height is not null
    then jsonb_build_object('id', media.id, 'filename', media.filename, 'width', media.width, 'height', media.height,
      'alt', media_locales.alt, 'focalX', media.focal_x, 'focalY', media.focal_y,
      'sizes', jsonb_strip_nulls(jsonb_build_object(
        'small', ${size('small')}, 'medium', ${size('medium')}, 'large', ${size('large')}))) end
`
