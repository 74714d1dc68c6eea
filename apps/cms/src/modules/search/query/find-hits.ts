import type { Locale } from '@estu/domain/locale/locales'
import type { PriceWords } from '@estu/domain/search/prices/price-words'
import { hitsOnPage, type SearchKind } from '@estu/domain/search/results/search-result'
import { sql } from '@payloadcms/db-postgres'
import type { Answers } from '../../../database/prepared-statements.ts'
import type { Tier } from '../analysis/tiers.ts'
import { allOf, anyOf } from '../analysis/vector.ts'
import { keyOf } from '../indexing/index-row.ts'
import { lookedThrough } from '../marks/excerpt.ts'
import { keptByPrice } from './priced.ts'
import { isRequired, type Reading, shortQuery } from './query-interpretation.ts'
import { type Fragment, plainFirst, wholeOrBegun, written } from './ranking-tier.ts'
import { notAsked, synonymsVersion } from './read-synonyms.ts'
import { visibleDocuments } from './visible-documents.ts'

/** No more are counted. */
export const mostCandidates = 5000
/** So many are ranked: a word that stands in more titles hardly tells one from another. */
export const mostRanked = 300
/** So many are sorted by price: the cheapest of the few that are ranked would not be the cheapest. */
const mostPriced = 1000

export type FoundRow = {
  kind: SearchKind
  collection: string
  documentId: string
  path: string
  title: string
  /** The beginning of what it says. */
  text: string
}

/**
 * @property more there are more than were counted
 * @property synonyms the version of the synonyms that there are, or `notAsked`
 * @property also what was read of the hits beside
 */
export type Found = {
  hits: readonly FoundRow[]
  counts: Readonly<Partial<Record<SearchKind, number>>>
  total: number
  more: boolean
  synonyms: string
  /** Whether all of it are goods of the price that was asked for. */
  isPriced: boolean
  also: unknown
}

export const nothingFound: Found = {
  ...{ hits: [], counts: {}, total: 0, more: false },
  ...{ synonyms: notAsked, isPriced: false, also: null },
}

/**
 * @property most how many hits are wanted where they are not counted and there are no further pages
 * @property price what the hits may cost
 * @property also what is read of a page of hits in the same statement: from their JSON, as JSON
 */
export type Asked = {
  locale: Locale
  kind: SearchKind | null
  page: number
  most?: number
  price?: PriceWords | null
  also?: (hits: Fragment) => Fragment
}

/** A match in the title counts wholly; one in what a document is about a quarter, one in its text hardly. */
export const ofHead = sql.raw('0.25')
const ofAny = sql.raw('0.05')
/** What the title alone says once more: the very words, or words it begins with. */
const veryTitle = sql.raw('1')
const titleBegins = sql.raw('0.3')
/** What the beginning of a word or a synonym counts beside the word itself. */
export const nearness = sql.raw('0.5')

/**
 * Documents that have everything a query asks for, best first, and how many there are of each kind: one statement.
 * Those that have it in their titles are ranked, up to so many; then come those that are about it, where titles do not
 * fill the page, then all others. Where a query asks for three letters or fewer, texts are not looked through.
 */
export async function findHits(db: Answers, reading: Reading, asked: Asked): Promise<Found> {
  const required = reading.slots.filter(isRequired)
  const all = (of: 'typed' | 'plain' | 'exactly' | 'expression') => allOf(required.map((slot) => slot[of]))
  if (all('expression') === '') return nothingFound
  const isShort = required.every(({ text }) => text.length <= shortQuery)
  const { locale } = asked
  const mostOfTier = asked.price ? mostPriced : mostRanked
  // Where nothing is counted, texts are looked through for what titles do not give alone.
  const uncounted = asked.price ? mostPriced : asked.most
  const lastOfPage = asked.most ?? asked.page * hitsOnPage
  const [typed, plain, exactly, expression] = [
    sql`${all('typed')}::text`,
    sql`${all('plain')}::text`,
    sql`${all('exactly')}::text`,
    sql`${all('expression')}::text`,
  ]
  const sought = wholeOrBegun({ locale, typed, exactly, expression })
  const inTier = (tier: Tier, score: Fragment, most: number) =>
    plainFirst({
      columns: sql`id, kind, ${boostFor(reading)} * ${score} as score`,
      locale,
      tier,
      plain,
      query: fromSought,
      most,
    })
  const found = await db.execute(sql`
    with sought as materialized (select ${sought} as query),
    titled as materialized (${findTitled(reading, { locale, plain, query: fromSought, most: mostOfTier })}),
    headed as materialized (
      select * from (${inTier('head', ofHead, mostOfTier)}) as head
      where (select count(*) from titled) < ${lastOfPage}
    ),
    ranked as materialized (
      select id, kind, max(score) as score from (select * from titled union all select * from headed) as each_tier
      group by id, kind
    ),
    whole as materialized (
      select * from (${inTier(isShort ? 'head' : 'whole', ofAny, uncounted ?? mostCandidates + 1)}) as whole
      where ${uncounted ? sql`(select count(*) from ranked) < ${lastOfPage}` : sql`true`}
    ),
    found as (
      select * from ranked
      union all select * from whole
        where (select count(*) from ranked where ${ofKind(asked)}) < ${lastOfPage} and id not in (select id from ranked)
    )
    ${asked.price ? sql`, ${keptByPrice(sql`found`, locale, asked.price)}` : sql``}
    ${answerOf(asked.price ? kept : { counted: asked.most ? sql`found` : sql`whole`, found: sql`found` }, asked)}
  `)
  return foundIn(found.rows[0])
}

const fromSought = sql`(select query from sought)`

type Titled = { locale: Locale; plain: Fragment; query: Fragment; most: number }

/** Documents by their titles; first of all the one that is named by the very words. */
export function findTitled(reading: Reading, titled: Titled) {
  const columns = sql`id, kind, ${scoreOf(reading)} as score`
  return sql`
    with ranking as materialized (${rankingOf(reading)})
    select ${columns} from search_documents where ${visibleDocuments(titled.locale)} and title_key = nullif(${keyOf(reading.text)}, '')
    union all select * from (${plainFirst({ columns, tier: 'title', ...titled })}) as titled`
}

/** What a title gives each term of a query that it has; more terms are a closer match. 0 where there is no query. */
export const rankOf = (title: Fragment, query: Fragment): Fragment =>
  // `ts_rank` divides by the number of terms, so that a query with many readings would hardly rank at all.
  sql`coalesce(ts_rank('{0.6, 1, 1, 1}', ${title}, ${query}) * (numnode(${query}) + 1) / 2, 0)`

/** Read once: a statement that is planned once would read them anew for each document. */
function rankingOf({ slots }: Reading) {
  const query = (terms: readonly string[]) => sql`nullif(${anyOf(terms)}::text, '')::tsquery`
  return sql`
    select ${query(slots.flatMap(({ own }) => own))} as own, ${query(slots.flatMap(({ near }) => near))} as near
  `
}

/** How much sooner a kind is shown than others that match as well; to a question answers come before goods. */
export const boostFor = ({ isQuestion }: Pick<Reading, 'isQuestion'>): Fragment =>
  isQuestion
    ? sql.raw(
        `boost * case kind when 'products' then 0.6 when 'questions' then 1.2 when 'articles' then 1.2 else 1 end`,
      )
    : sql.raw('boost')

/** How well a document's title matches a reading, of which `ranking` has the words. */
function scoreOf(reading: Reading) {
  const { text } = reading
  const rank = (of: 'own' | 'near') => rankOf(sql`title_terms`, sql.raw(`(select ${of} from ranking)`))
  const key = sql`${keyOf(text)}::text`
  return sql`${boostFor(reading)} * (${ofHead} + ${rank('own')} + ${nearness} * ${rank('near')}
    + case when title_key = ${key} then ${veryTitle} when starts_with(title_key, ${key}) then ${titleBegins} else 0 end)`
}

/** What is left of it by price, counted as it is shown. */
export const kept: Relations = { counted: sql`kept`, found: sql`kept` }

type Relations = { counted: Fragment; found: Fragment }

/**
 * One page of what was found with the counts, in one row.
 * @param counted a relation of kind, with a row a document
 * @param found a relation of id, kind and score
 */
export function answerOf({ counted, found }: Relations, asked: Asked) {
  const skipped = (asked.page - 1) * hitsOnPage
  // Without `offset 0` the database would make the hits twice: for themselves, and for what is read of them.
  return sql`
    select answered.*, ${asked.also?.(sql`answered.hits`) ?? sql`null`} as also from (
      select
        counted.counts, counted.total,
        ${synonymsVersion} as synonyms,
        ${asked.price ? sql`exists (select from priced)` : sql`false`} as is_priced,
        (select coalesce(jsonb_agg(hit order by place), '[]') from (
          select row_number() over (order by best.score desc, best.id) as place, jsonb_build_object(
            'kind', document.kind, 'collection', document.collection, 'documentId', document.document_id,
            'path', case when document.collection = 'faq' then ${questionPage(asked.locale)} || document.path
                    else document.path end,
            'title', document.title, 'text', left(document.body, ${asked.most ? 0 : lookedThrough}::int)) as hit
          from (
            select id, score from ${found} where ${ofKind(asked)}
            order by score desc, id limit ${written(asked.most ?? hitsOnPage)} offset ${skipped}
          ) as best join search_documents as document using (id)
        ) as page) as hits
      from (
        select coalesce(jsonb_object_agg(kind, least(n, ${written(mostCandidates)})), '{}') as counts, coalesce(sum(n), 0) as total
        from (select kind, count(*) as n from ${counted} group by kind) as kinds
      ) as counted offset 0
    ) as answered
  `
}

const ofKind = ({ kind }: Asked) => (kind === null ? sql`true` : sql`kind = ${kind}`)

/** The page that shows a question's group. */
const questionPage = (locale: Locale) => sql`coalesce((
  select path from search_documents as shown
  where ${visibleDocuments(locale)} and shown.collection = 'pages' and shown.names && document.names order by shown.id limit 1
), '/')`

export function foundIn(row: Record<string, unknown> | undefined): Found {
  return {
    hits: (row?.hits ?? []) as FoundRow[],
    counts: (row?.counts ?? {}) as Found['counts'],
    total: Math.min(Number(row?.total ?? 0), mostCandidates),
    more: row?.more === true || Number(row?.total ?? 0) > mostCandidates,
    synonyms: String(row?.synonyms ?? notAsked),
    isPriced: row?.is_priced === true,
    also: row?.also ?? null,
  }
}
