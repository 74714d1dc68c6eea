import type { Locale } from '@estu/domain/locale/locales'
import { hitsOnPage, type SearchKind } from '@estu/domain/search/search-result'
import { sql } from '@payloadcms/db-postgres'
import { allOf, anyOf } from '../analysis/vector.ts'
import { activeGeneration, type Database } from '../indexing/generations.ts'
import { keyOf } from '../indexing/index-row.ts'
import { isRequired, type Reading, shortQuery } from './reading.ts'

/** No more are ranked and counted. */
export const mostCandidates = 5000

export type FoundRow = {
  kind: SearchKind
  collection: string
  documentId: string
  path: string
  title: string
  body: string
}

export type Found = { hits: readonly FoundRow[]; counts: Readonly<Partial<Record<SearchKind, number>>>; total: number }

export type Asked = { locale: Locale; kind: SearchKind | null; page: number }

/** Weights of title, summary, facts and the other language's title, the last first, as `ts_rank` takes them. */
const rankWeights = sql.raw(`'{0.1, 0.15, 0.25, 1}'`)
/** What the title alone says once more: the very words, or words it begins with. */
const veryTitle = sql.raw('1')
const titleBegins = sql.raw('0.02')
/** What the beginning of a word or a synonym counts beside the word itself. */
export const nearness = sql.raw('0.4')

/** Rows that readers of a language may find now. */
export const livesIn = (locale: Locale) => sql`
  locale = ${sql.raw(locale === 'kk' ? `'kk'` : `'ru'`)} and generation = ${activeGeneration}
  and (ends_at is null or ends_at > now())`

/**
 * Documents that have everything a query asks for, best first, and how many there are of each kind: one statement.
 * Where it asks for three letters or fewer, titles, summaries and facts alone are looked through.
 */
export async function findHits(db: Database, reading: Reading, asked: Asked): Promise<Found> {
  const required = reading.slots.filter(isRequired)
  const all = allOf(required.map(({ expression }) => expression))
  if (all === '') return { hits: [], counts: {}, total: 0 }
  const score = scoreOf(reading)
  const isShort = required.every(({ text }) => text.length <= shortQuery)
  const inBody = isShort
    ? sql``
    : sql`union all
      select id, kind, ${score} as score from search_documents
      where ${livesIn(asked.locale)} and terms @@ ${all}::tsquery and not head @@ ${all}::tsquery`
  const found = await db.execute(sql`
    with found as materialized (
      select id, kind, ${score} as score from search_documents
      where ${livesIn(asked.locale)} and head @@ ${all}::tsquery
      ${inBody}
      limit ${mostCandidates + 1}
    )
    ${answerOf(sql`found`, asked)}
  `)
  return foundIn(found.rows[0])
}

/** What the head of a document gives each term of a query that it has, by its field; more terms are a closer match. */
export const rankOf = (head: ReturnType<typeof sql>, query: ReturnType<typeof sql>) =>
  // `ts_rank` divides by the number of terms, so that a query with many readings would hardly rank at all.
  sql`ts_rank(${rankWeights}, ${head}, ${query}) * (numnode(${query}) + 1) / 2`

/** How well a document's head matches a reading. */
export function scoreOf({ slots, text }: Reading) {
  const own = anyOf(slots.flatMap((slot) => slot.own))
  const near = anyOf(slots.flatMap((slot) => slot.near))
  const key = keyOf(text)
  const ranked = (query: string) => (query === '' ? sql`0` : rankOf(sql`head`, sql`${query}::tsquery`))
  return sql`boost * (0.05 + ${ranked(own)} + ${nearness} * ${ranked(near)}
    + case when title_key = ${key} then ${veryTitle} when starts_with(title_key, ${key}) then ${titleBegins} else 0 end)`
}

/** One page of what was found with the counts, in one row. @param found a relation of id, kind and score */
export function answerOf(found: ReturnType<typeof sql>, { kind, page, locale }: Asked) {
  const skipped = (page - 1) * hitsOnPage
  return sql`
    select
      (select coalesce(jsonb_object_agg(kind, n), '{}') from
        (select kind, count(*) as n from (select kind from ${found} limit ${mostCandidates}) as capped group by kind) as kinds
      ) as counts,
      (select count(*)::int from ${found}) as total,
      (select coalesce(jsonb_agg(hit order by place), '[]') from (
        select row_number() over (order by best.score desc, best.id) as place, jsonb_build_object(
          'kind', document.kind, 'collection', document.collection, 'documentId', document.document_id,
          'path', case when document.collection = 'faq' then ${questionPage(locale)} || document.path
                  else document.path end,
          'title', document.title, 'body', document.body) as hit
        from (
          select id, score from ${found} ${kind === null ? sql`` : sql`where kind = ${kind}`}
          order by score desc, id limit ${hitsOnPage} offset ${skipped}
        ) as best join search_documents as document using (id)
      ) as page) as hits
  `
}

/** The page that shows a question's group. */
const questionPage = (locale: Locale) => sql`coalesce((
  select path from search_documents as shown
  where ${livesIn(locale)} and shown.collection = 'pages' and shown.names && document.names order by shown.id limit 1
), '/')`

export function foundIn(row: Record<string, unknown> | undefined): Found {
  return {
    hits: (row?.hits ?? []) as FoundRow[],
    counts: (row?.counts ?? {}) as Found['counts'],
    total: Number(row?.total ?? 0),
  }
}
