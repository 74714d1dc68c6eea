import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { TextLeaf } from '../../document-texts/index.ts'

/** An editor has sent a text back; `comment` is null where it was deleted since. */
export type DeclinedText = { by: string | null; comment: string | null }

/** A text that a translator wrote for a single document, and that is not on the site. */
export type WaitingText = {
  value: unknown
  author: string | null
  authorId: string
  /** Null while an editor has still to decide. */
  declined: DeclinedText | null
}

export type WaitingGlobal = { global: string; locale: Locale; texts: number }

type Place = { id: string; locale: Locale }

/** What translators wrote and the site does not say, by the path of the text. */
export async function readWaitingTexts(req: PayloadRequest, { id, locale }: Place): Promise<Map<string, WaitingText>> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select waiting_texts.path, value, waiting_texts.author_id, declined_at is not null as is_declined, said.body,
      coalesce(nullif(writer.name, ''), writer.email) as author,
      coalesce(nullif(decider.name, ''), decider.email) as decider
    from waiting_texts
      left join staff as writer on writer.id::text = waiting_texts.author_id
      left join staff as decider on decider.id::text = declined_by
      left join review_comments as said on said.id = decline_comment and said.deleted_at is null
    where global = ${id} and waiting_texts.locale = ${locale}
  `)
  return new Map(rows.map((row) => [String(row.path), waitingOf(row)]))
}

const waitingOf = (row: Record<string, unknown>): WaitingText => ({
  value: row.value,
  author: nameOr(row.author),
  authorId: String(row.author_id),
  declined: row.is_declined ? { by: nameOr(row.decider), comment: nameOr(row.body) } : null,
})

const nameOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Of how many texts of which single documents an editor has still to decide, the longest waiting first. */
export const listWaitingGlobals = (req: PayloadRequest): Promise<WaitingGlobal[]> =>
  countByGlobal(req, sql`declined_at is null`)

/** How many texts of which single documents were sent back to the translators of a language. */
export const listDeclinedGlobals = (req: PayloadRequest, locale: Locale): Promise<WaitingGlobal[]> =>
  countByGlobal(req, sql`declined_at is not null and locale = ${locale}`)

async function countByGlobal(req: PayloadRequest, where: ReturnType<typeof sql>): Promise<WaitingGlobal[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select global, locale, count(*)::int as texts from waiting_texts
    where ${where} group by global, locale order by min(written_at)
  `)
  return rows.map((row) => ({
    global: String(row.global),
    locale: row.locale === 'kk' ? 'kk' : 'ru',
    texts: Number(row.texts),
  }))
}

/** Keeps a text for an editor. */
export async function putWaitingText(
  req: PayloadRequest,
  { id, locale }: Place,
  path: string,
  value: unknown,
): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into waiting_texts (global, locale, path, value, author_id)
    values (${id}, ${locale}, ${path}, ${JSON.stringify(value ?? null)}::jsonb, ${String(req.user?.id)})
    on conflict (global, locale, path) do update
      set value = excluded.value, author_id = excluded.author_id, written_at = now(),
        declined_by = null, declined_at = null, decline_comment = null
  `)
}

/** Sends a text back to its translator: it stays as they wrote it, until they write it anew. */
export async function markDeclined(
  req: PayloadRequest,
  { id, locale }: Place,
  path: string,
  commentId: string,
): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    update waiting_texts set declined_by = ${String(req.user?.id)}, declined_at = now(), decline_comment = ${commentId}::uuid
    where global = ${id} and locale = ${locale} and path = ${path}
  `)
}

/** An editor has decided about these, or nothing differs any more. */
export async function dropWaitingTexts(
  req: PayloadRequest,
  { id, locale }: Place,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return
  const db = await databaseOf(req)
  await db.execute(sql`
    delete from waiting_texts where global = ${id} and locale = ${locale}
      and path in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))
  `)
}

/** Texts as a translator has them: what waits stands over what is on the site. */
export const withWaiting = (leaves: readonly TextLeaf[], waiting: ReadonlyMap<string, WaitingText>): TextLeaf[] =>
  leaves.map((leaf) => {
    const found = waiting.get(leaf.path)
    return found ? { ...leaf, value: found.value } : leaf
  })

export const isSameText = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one || null, other || null)

/** Whether a translator has still to write a text: nothing of theirs waits for an editor, or an editor sent it back. */
export const isToBeWritten = (waiting: WaitingText | undefined): boolean => !waiting || waiting.declined !== null
