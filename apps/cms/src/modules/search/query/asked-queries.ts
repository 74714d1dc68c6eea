import type { Locale } from '@estu/domain/locale/locales'
import type { MarkedText } from '@estu/domain/search/results/search-result'
import { sql } from '@payloadcms/db-postgres'
import { keyOf } from '../indexing/index-row.ts'
import type { Fragment } from './ranking-tier.ts'

const shownQueries = 5
/** What is looked for seldom helps nobody else. */
const leastAsked = 3
/** After every letter. Between two bounds an index is read even by a statement that is planned once; `like` is not. */
const lastLetter = '\u{10ffff}'

/**
 * Queries that begin like a text, found something and are of the shop's own words, most asked first: a JSON list, inside
 * another statement.
 */
export function askedQueries(locale: Locale, text: string): Fragment {
  const key = keyOf(text)
  return sql`(
    select coalesce(jsonb_agg(shown order by times desc, query), '[]') from (
      select query, max(shown) as shown, sum(count) as times from search_queries
      where locale = ${locale} and query ~>=~ ${key} and query ~<~ ${`${key}${lastLetter}`} and hits <> 'none' and known
        and ${key} <> ''
      group by query having sum(count) >= ${leastAsked} order by times desc, query limit ${shownQueries}
    ) as asked
  )`
}

/** What was typed already is marked, as in titles. */
export function markBeginning(query: string, typed: string): MarkedText {
  const length = typed.length
  if (length >= query.length) return [{ text: query, marked: true }]
  return [
    { text: query.slice(0, length), marked: true },
    { text: query.slice(length), marked: false },
  ]
}
