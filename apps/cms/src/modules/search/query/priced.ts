import type { Locale } from '@estu/domain/locale/locales'
import type { PriceWords } from '@estu/domain/search/prices/price-words'
import { sql } from '@payloadcms/db-postgres'
import type { Fragment } from './ranking-tier.ts'

/** A product that matches less in its title or head is not what the price is asked of. */
const leastScore = sql.raw('0.2')
/** Beside the best product others must match so well to be sorted by their prices. */
const besideBest = sql.raw('0.5')

/**
 * Goods among what was found that cost no more than was asked, in the order that was asked for; all that was found where
 * there are none. Prices are read by the keys of what was found, of which there are never more than are counted.
 * @param found a relation of id, kind and score
 * @returns two queries with names, `priced` and `kept`, the second of id, kind and score
 */
export const keptByPrice = (found: Fragment, locale: Locale, price: PriceWords): Fragment => sql`
  priced as materialized (
    select goods.id, goods.kind, ${scoreOf(price)} as score
    from (select ${found}.*, max(score) over () as best from ${found} where kind = 'products') as goods
      join search_documents as document using (id)
      join catalogue_items as item on item.document_id = document.document_id::uuid and item.locale = ${locale}
    where goods.best >= ${leastScore} and goods.score >= goods.best * ${besideBest}
      and ${price.most === null ? sql`item.price_kzt is not null` : sql`item.price_kzt <= ${price.most}::bigint`}
  ),
  kept as materialized (
    select id, kind, score from priced
    union all select id, kind, score from ${found} where not exists (select from priced)
  )`

/**
 * Hearing aids come first where others match as well: of a brand and a price those are meant, not its spare parts. Of
 * equal matches the cheaper comes first.
 */
function scoreOf({ order }: PriceWords): Fragment {
  const isMain = sql`case when document.collection = 'devices' then 1 else 0 end`
  if (order === 'cheap') return sql`${isMain} * 1e10 - item.price_kzt`
  if (order === 'dear') return sql`${isMain} * 1e10 + item.price_kzt`
  return sql`${isMain} * 1e3 + goods.score::float8 - item.price_kzt * 1e-12`
}
