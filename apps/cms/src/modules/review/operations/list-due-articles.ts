import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { languageOf } from '../../../i18n/translate.ts'

/** A published article whose facts a specialist has to look at again. `reviewedOn`: null where nobody ever has. */
export type DueArticle = { id: string; title: string; reviewer: string | null; reviewedOn: Date | null }

/** How long what a specialist has looked at counts as looked at. */
export const reviewMonths = 12

/** As many as are counted at most, and as many as a page has. */
export const mostDue = 100
const perPage = 50

const isDue = (now: Date) => sql`
  article.deleted_at is null
  and (reviewed_on is null or reviewed_on < ${now.toISOString()}::timestamptz - make_interval(months => ${reviewMonths}))
  and exists (select 1 from articles_locales where _parent_id = article.id and _status = 'published')
`

/** Counts the articles that are due, up to `mostDue`. */
export async function countDueArticles(req: PayloadRequest, now = new Date()): Promise<number> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select count(*)::int as count from (select 1 from articles article where ${isDue(now)} limit ${mostDue}) as counted
  `)
  return Number(rows[0]?.count ?? 0)
}

/**
 * A page of the articles that are due, those that nobody has looked at first, then the longest ago.
 * @param after the last article of the page before. @returns `next`: what the next page comes after, null at the end
 */
export async function listDueArticles(
  req: PayloadRequest,
  after: string | null,
  now = new Date(),
): Promise<{ articles: DueArticle[]; next: string | null }> {
  const db = await databaseOf(req)
  const spoken = languageOf(req)
  const place = sql`(coalesce(article.reviewed_on, 'epoch'), article.id)`
  const from = after
    ? sql`and ${place} > (select coalesce(reviewed_on, 'epoch'), id from articles where id = ${after}::uuid)`
    : sql``
  const { rows } = await db.execute(sql`
    select article.id::text, article.reviewed_on,
      (select title from articles_locales words where words._parent_id = article.id and coalesce(title, '') <> ''
        order by _locale::text <> ${spoken} limit 1) as title,
      (select title from specialists_locales words where words._parent_id = article.reviewer_id
        order by _locale::text <> ${spoken} limit 1) as reviewer
    from articles article where ${isDue(now)} ${from} order by ${place} limit ${perPage + 1}
  `)
  const articles = rows.slice(0, perPage).map(({ id, title, reviewer, reviewed_on: at }) => ({
    id: String(id),
    title: String(title ?? ''),
    reviewer: reviewer ? String(reviewer) : null,
    reviewedOn: at ? new Date(String(at)) : null,
  }))
  return { articles, next: rows.length > perPage ? (articles.at(-1)?.id ?? null) : null }
}
