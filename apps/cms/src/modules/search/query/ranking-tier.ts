import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import { shards, type Tier, tiers } from '../analysis/tiers.ts'
import { anywhere, inHead, inTitle } from '../analysis/vector.ts'
import { visibleDocuments } from './visible-documents.ts'

export type Fragment = ReturnType<typeof sql>

/** The parts of the index, a row each, in the order in which they are asked. */
const shardRows = sql.raw(`(values ${shards.map((shard) => `('${shard}')`).join(', ')}) as shards (shard)`)

type Asked = {
  locale: Locale
  tier: Tier
  /** A tsquery as text, of terms. */
  query: Fragment
  most: number | Fragment
}

/**
 * Documents of a language that match a query in a tier, part by part, until there are enough. Trap: without `offset 0`
 * the database makes one join of it all, for which it may well read the whole table.
 */
export const findInRankingTier = (columns: Fragment, { locale, tier, query, most }: Asked): Fragment => sql`
  select document.* from ${shardRows} cross join lateral (
    select ${columns} from search_documents where ${visibleDocuments(locale)} and terms @@ ${placed(query, tier)} offset 0
  ) as document limit ${written(most)}`

type PlainFirst = Asked & { columns: Fragment; plain: Fragment; enough?: number }

/**
 * The same, of what has the words alone where that is enough: a group of synonyms is dozens of keys to look up in each
 * part, for documents that would come after all the same.
 * @param enough how many; as many as are asked for where it is not said
 */
export const plainFirst = ({ columns, plain, query, enough, ...asked }: PlainFirst): Fragment => sql`
  with by_words as materialized (${findInRankingTier(columns, { ...asked, query: plain })}),
  had as materialized (select count(*) >= ${written(enough ?? asked.most)} or ${plain} = ${query} as is_enough from by_words)
  select * from by_words where (select is_enough from had)
  union all select * from (${findInRankingTier(columns, { ...asked, query })}) as each_way where not (select is_enough from had)`

/** A query as the part `shards.shard` of the index has it; of titles alone nothing more is asked. */
const placed = (query: Fragment, tier: Tier): Fragment => sql`replace(
  replace(replace(${query}, ${quoted(anywhere)}, shards.shard || ${quoted(tiers[tier])}),
    ${quoted(inHead)}, shards.shard || ${quoted(tier === 'title' ? tiers.title : tiers.head)}),
  ${quoted(inTitle)}, shards.shard || ${quoted(tiers.title)})::tsquery`

/** Written into the statement, so that the database knows it when it plans. */
const quoted = (text: string) => sql.raw(`'${text}'`)

/** The same for a number that is always the same. */
export const written = (count: number | Fragment): Fragment =>
  typeof count === 'number' ? sql.raw(String(count)) : count

/** What stands in so many documents as it was typed is a whole word. */
const enoughOfWord = 20

type Word = { locale: Locale; typed: Fragment; exactly: Fragment; expression: Fragment }

/** What to look for: where a word is a whole one, what it may be the beginning of is not asked for, which takes long. */
export const wholeOrBegun = ({ locale, typed, exactly, expression }: Word): Fragment => sql`case
  when ${exactly} = ${expression} then ${expression}
  when (select count(*) from (
    ${findInRankingTier(sql`id`, { locale, tier: 'whole', query: typed, most: enoughOfWord })}
  ) as sample) = ${written(enoughOfWord)} then ${exactly} else ${expression} end`
