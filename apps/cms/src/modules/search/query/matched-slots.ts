import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Tier } from '../analysis/tiers.ts'
import { type Asked, mostCandidates, mostRanked } from './find-hits.ts'
import { findInTier } from './in-tier.ts'

/** Documents that are looked at for one word. */
export const mostOfWord = 250
/** Where so many have all that was asked for, nobody gets to those that have some of it. */
const enoughWithAll = 100
/** A corrected word counts so much of the word that was typed. */
const corrected = 0.8

/**
 * A document as a reading found it, in one number. Trap: joined by two columns, one of which has two values, the
 * database compares each row with each.
 */
const found = sql.raw('(reading::bigint << 48) + id as found')

/** Which documents have which of the things asked for, how surely, and whether they are about it. */
export const matchedSlots = ({ locale }: Asked) => {
  const ofSlot = (query: 'expression' | 'alike', tier: Tier) => sql`
    select reading, slot, id, ${sql.raw(String(query === 'alike' ? corrected : 1))} as sureness,
      ${sql.raw(String(tier === 'head'))} as in_head
    from queries cross join lateral (
      ${findInTier(sql`id`, { locale, tier, query: sql.raw(`queries.${query}`), most: mostOfWord })}
    ) as document
    where queries.${sql.raw(query)} is not null and (
      select count(*) from holding where holding.reading = queries.reading and tier = 'head'
    ) < ${enoughWithAll}`
  return sql`
    ${documentsWithAll(locale)},
    matched as materialized (
      select ${found}, reading, slot, id, max(sureness) as sureness, bool_or(in_head) as in_head from (
        ${ofSlot('expression', 'head')} union all ${ofSlot('expression', 'whole')}
        union all ${ofSlot('alike', 'head')} union all ${ofSlot('alike', 'whole')}
        union all select reading, slot, id,
          case when alike is null then 1 else ${sql.raw(String(corrected))} end, tier = 'head'
        from holding join queries using (reading) where weight >= 0.5 and place <= ${mostRanked}
      ) as each_way
      group by reading, slot, id
    )`
}

/** Documents that have everything a reading asks for. */
const documentsWithAll = (locale: Locale) => {
  const within = (tier: Tier, most: number) => sql`
    select reading, document.*, ${sql.raw(`'${tier}'`)} as tier from together cross join lateral (
      select found.*, row_number() over () as place
      from (${findInTier(sql`id, kind, boost`, { locale, tier, query: sql`together.query`, most })}) as found
    ) as document`
  return sql`
    together as materialized (
      select reading, string_agg('(' || concat_ws(' | ', expression, alike) || ')', ' & ') as query
      from queries where weight >= 0.5 group by reading
    ),
    holding as materialized (
      ${within('head', mostRanked)} union all ${within('whole', mostCandidates + 1)}
    )`
}
