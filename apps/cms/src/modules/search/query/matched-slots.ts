import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Tier } from '../analysis/tiers.ts'
import { type Asked, mostRanked } from './find-hits.ts'
import { type Fragment, plainFirst, written } from './ranking-tier.ts'

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

/**
 * Which documents have which of the things asked for, how surely, and whether they are about it. The same thing in
 * several readings is looked up once.
 */
export const matchedSlots = ({ locale }: Asked) => sql`
  wanted as materialized (
    select reading, slot, plain, expression, alike from queries left join (
      select reading, count(*) as n from holding where tier = 'head' group by reading
    ) as had using (reading)
    where coalesce(had.n, 0) < ${written(enoughWithAll)}
  ),
  sought as materialized (
    select query, min(ways.plain) as plain
    from wanted cross join lateral (values (wanted.plain, expression), (alike, alike)) as ways (plain, query)
    where query is not null group by query
  ),
  headed as materialized (${ofTier('head', sql`sought`, locale)}),
  scarce as materialized (
    select query, plain from sought left join headed using (query) group by query, plain having count(id) < ${written(mostOfWord)}
  ),
  looked_up as materialized (
    select query, id, bool_or(in_head) as in_head from (
      select query, id, true as in_head from headed
      union all select query, id, false from (${ofTier('whole', sql`scarce`, locale)}) as texts
    ) as each_tier
    group by query, id
  ),
  matched as materialized (
    select ${found}, reading, slot, id, max(sureness) as sureness, bool_or(in_head) as in_head from (
      select reading, slot, id, 1 as sureness, in_head from wanted join looked_up on query = expression
      union all select reading, slot, id, ${sql.raw(String(corrected))}, in_head from wanted join looked_up on query = alike
      union all select reading, slot, id,
        case when alike is null then 1 else ${sql.raw(String(corrected))} end, tier = 'head'
      from holding join queries using (reading) where weight >= 0.5 and place <= ${written(mostRanked)}
    ) as each_way
    group by reading, slot, id
  )`

const ofTier = (tier: Tier, queries: Fragment, locale: Locale) => sql`
  select asked.query, id from ${queries} as asked cross join lateral (
    ${plainFirst({ columns: sql`id`, locale, tier, plain: sql`asked.plain`, query: sql`asked.query`, most: mostOfWord })}
  ) as document`
