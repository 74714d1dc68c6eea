import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Tier } from '../analysis/tiers.ts'
import { type Asked, mostCandidates, mostRanked } from './find-hits.ts'
import { type Fragment, plainFirst, written } from './ranking-tier.ts'

/**
 * Documents that have everything a reading asks for, as many as are ranked; a reading of which something stands nowhere
 * has none.
 */
export const documentsWithAll = ({ locale }: Asked) => {
  const within = (tier: Tier) => sql`
    select reading, document.*, ${sql.raw(`'${tier}'`)} as tier from together cross join lateral (
      select found.*, row_number() over () as place
      from (${inTogether(sql`id`, { locale, tier, most: mostRanked })}) as found
    ) as document`
  return sql`
    together as materialized (
      select reading, string_agg('(' || concat_ws(' | ', plain, alike) || ')', ' & ') as plain,
        string_agg('(' || concat_ws(' | ', expression, alike) || ')', ' & ') as query
      from queries where weight >= 0.5 group by reading having bool_and(expression is not null or alike is not null)
    ),
    holding as materialized (${within('head')} union all ${within('whole')})`
}

type Tiered = { locale: Locale; tier: Tier; most: number | Fragment }

const inTogether = (columns: Fragment, tiered: Tiered) =>
  plainFirst({ columns, ...tiered, plain: sql`together.plain`, query: sql`together.query`, enough: mostRanked })

/**
 * All of them but those that were ranked, for the reading `best` that is answered: to be counted and shown last. Where
 * it is answered by what comes close, whether there are others.
 */
export const unrankedWithAll = ({ locale }: Asked, score: Fragment) => sql`
  select document.id, document.kind, document.score, best.is_whole
  from best join together using (reading) cross join lateral (
    ${inTogether(sql`id, kind, ${score} as score`, { locale, tier: 'whole', most: shown })}
  ) as document
  where document.id not in (select id from scored join best using (reading))`

const shown = sql`case when best.is_whole then ${written(mostCandidates + 1)} else ${written(mostRanked + 1)} end`
