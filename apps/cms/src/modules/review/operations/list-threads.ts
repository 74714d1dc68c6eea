import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { LanguageOf } from '../review-address.ts'

type Sql = ReturnType<typeof sql>

export type Comment = {
  id: string
  body: string
  /** Null: no longer one of the staff. */
  author: string | null
  isOwn: boolean
  isDeleted: boolean
  createdAt: string
  isEdited: boolean
}

export type Thread = Comment & {
  path: string | null
  resolvedBy: string | null
  isResolved: boolean
  answers: Comment[]
}

export type ThreadPage = {
  threads: Thread[]
  page: number
  pages: number
  /** How many open threads each field has; under an empty path, the whole document. */
  open: Record<string, number>
  resolved: number
}

const pageSize = 20

/** `thread`: comes first, wherever it stands; where a link leads to it. */
type Wish = { isResolved: boolean; page: number; thread: string | null }

/** What was said of a language of a document, the newest first, a page at a time. */
export async function listThreads(req: PayloadRequest, document: LanguageOf, wish: Wish): Promise<ThreadPage> {
  const { collection, id, locale } = document
  const within = sql`said.collection = ${collection} and said.document_id = ${id} and said.locale = ${locale}`
  const [counted, page, wished] = await Promise.all([
    countOpen(req, within),
    readThreads(
      req,
      sql`${within} and (said.resolved_at is not null) = ${wish.isResolved}`,
      sql`limit ${pageSize} offset ${(wish.page - 1) * pageSize}`,
    ),
    wish.thread
      ? readThreads(req, sql`${within} and said.id = ${wish.thread}::uuid`, sql`limit 1`)
      : Promise.resolve([]),
  ])
  const threads = [...new Map([...wished, ...page].map((thread) => [thread.id, thread])).values()]
  const open = Object.values(counted.open).reduce((sum, count) => sum + count, 0)
  const total = wish.isResolved ? counted.resolved : open
  return { threads: await withAnswers(req, threads), page: wish.page, pages: Math.ceil(total / pageSize), ...counted }
}

async function countOpen(req: PayloadRequest, within: Sql): Promise<Pick<ThreadPage, 'open' | 'resolved'>> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(path, '') as path, resolved_at is not null as is_resolved, count(*)::int as threads
    from review_comments as said where ${within} and thread_id is null group by 1, 2
  `)
  const open = rows.filter((row) => row.is_resolved === false).map((row) => [row.path, Number(row.threads)])
  const resolved = rows.filter((row) => row.is_resolved === true).reduce((sum, row) => sum + Number(row.threads), 0)
  return { open: Object.fromEntries(open), resolved }
}

async function readThreads(req: PayloadRequest, where: Sql, part: Sql): Promise<Omit<Thread, 'answers'>[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select said.*, author.name as author, resolver.name as resolver
    from review_comments as said
      left join staff as author on author.id = author_id left join staff as resolver on resolver.id = resolved_by
    where ${where} and thread_id is null
    order by said.created_at desc, said.id ${part}
  `)
  return rows.map((row) => ({
    ...commentOf(req, row),
    path: (row.path as string | null) ?? null,
    isResolved: row.resolved_at !== null,
    resolvedBy: (row.resolver as string | null) ?? null,
  }))
}

async function withAnswers(req: PayloadRequest, threads: readonly Omit<Thread, 'answers'>[]): Promise<Thread[]> {
  const db = await databaseOf(req)
  const ids = JSON.stringify(threads.map(({ id }) => id))
  const { rows } = await db.execute(sql`
    select said.*, author.name as author from review_comments as said left join staff as author on author.id = author_id
    where thread_id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))
    order by said.created_at, said.id
  `)
  return threads.map((thread) => ({
    ...thread,
    answers: rows.filter((row) => row.thread_id === thread.id).map((row) => commentOf(req, row)),
  }))
}

const commentOf = (req: PayloadRequest, row: Record<string, unknown>): Comment => ({
  id: String(row.id),
  body: String(row.body),
  author: (row.author as string | null) ?? null,
  isOwn: row.author_id === req.user?.id,
  isDeleted: row.deleted_at !== null,
  createdAt: new Date(String(row.created_at)).toISOString(),
  isEdited: row.edited_at !== null,
})
