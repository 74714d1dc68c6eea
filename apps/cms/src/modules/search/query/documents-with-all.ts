import { sql } from '@payloadcms/db-postgres'
import type { Tier } from '../analysis/tiers.ts'
import { type Asked, mostCandidates, mostRanked } from './find-hits.ts'
import { findInTier } from './in-tier.ts'

/** Documents that have everything a reading asks for; a reading of which something stands nowhere has none. */
export const documentsWithAll = ({ locale }: Asked) => {
  const within = (tier: Tier, most: number) => sql`
    select reading, document.*, ${sql.raw(`'${tier}'`)} as tier from together cross join lateral (
      select found.*, row_number() over () as place
      from (${findInTier(sql`id, kind, boost`, { locale, tier, query: sql`together.query`, most })}) as found
    ) as document`
  return sql`
    together as materialized (
      select reading, string_agg('(' || concat_ws(' | ', expression, alike) || ')', ' & ') as query
      from queries where weight >= 0.5 group by reading having bool_and(expression is not null or alike is not null)
    ),
    holding as materialized (
      ${within('head', mostRanked)} union all ${within('whole', mostCandidates + 1)}
    )`
}
