import { sql } from '@payloadcms/db-postgres'
import { isAhead, planColumns } from './plan-rows.ts'

type Sql = ReturnType<typeof sql>

/**
 * `numbered`: every entry of some days, with its `place` among the entries of its `day`, which is counted from the first.
 * Trap: the database's own tables of time zones may still know the former offset of Almaty; days are counted from the
 * first one's midnight instead, and have had 24 hours each since the offset changed. Whether a document may be published
 * is asked of its fields, not here.
 */
export function calendarRows(from: Date, days: number, { withReleases }: { withReleases: boolean }): Sql {
  const start = from.toISOString()
  const end = new Date(from.getTime() + days * 24 * 3_600_000).toISOString()
  const within = (moment: Sql) => sql`${moment} >= ${start}::timestamptz and ${moment} < ${end}::timestamptz`
  return sql`
    with plans as (
      select ${planColumns} from payload_jobs where ${isAhead} and ${within(sql`wait_until`)}
    ), entries as (
      select plans.id, action as kind, at, plans.collection, plans.document_id, plans.locale,
        false as is_unready, null::int as documents
      from plans
      union all ${promotionEdge('starts', within)}
      union all ${promotionEdge('ends', within)}
      union all ${announcementEdge('starts', within)}
      union all ${announcementEdge('ends', within)}
      ${withReleases ? sql`union all ${plannedRelease(within)}` : sql``}
    ), numbered as (
      select *, row_number() over (partition by day order by at, kind, id) as place,
        count(*) over (partition by day) as of_day
      from (select *, floor(extract(epoch from at - ${start}::timestamptz) / 86400)::int as day from entries) as dated
    )
  `
}

type Edge = 'starts' | 'ends'
type Within = (moment: Sql) => Sql

const edgeColumn = (edge: Edge) => sql.identifier(`${edge}_at`)

/** A promotion that is public in no language begins for nobody. */
const promotionEdge = (edge: Edge, within: Within): Sql => sql`
  select id::text, ${`promotion-${edge}`}::text, ${edgeColumn(edge)}, 'promotions', id::text, null,
    not exists (select from promotions_locales words where words._parent_id = promotions.id and words._status = 'published'),
    null
  from promotions where deleted_at is null and ${within(sql`${edgeColumn(edge)}`)}
`

const announcementEdge = (edge: Edge, within: Within): Sql => sql`
  select 'announcement', ${`announcement-${edge}`}::text, ${edgeColumn(edge)}, 'announcement', 'announcement', null,
    not exists (select from announcement_locales words where words._parent_id = announcement.id and words.text <> ''),
    null
  from announcement where ${within(sql`${edgeColumn(edge)}`)}
`

/** A stopped release stays at its planned time. Deleted documents are not counted. */
const plannedRelease = (within: Within): Sql => sql`
  select id::text, 'release', planned_for, 'releases', id::text, null, state = 'stopped',
    (select count(*) from releases_rels rel where rel.parent_id = releases.id and rel.path like 'items.%')::int
      + (select count(distinct global) from release_globals where release_id = releases.id)::int
  from releases where state in ('planned', 'stopped') and ${within(sql`planned_for`)}
`
