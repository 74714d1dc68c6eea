import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { TextLeaf } from '../../document-texts/index.ts'

/** A text that a translator wrote for a single document, and that is not on the site. */
export type WaitingText = { value: unknown; author: string | null }

export type WaitingGlobal = { global: string; locale: Locale; texts: number }

type Place = { id: string; locale: Locale }

/** What waits for an editor, by the path of the text. */
export async function readWaitingTexts(req: PayloadRequest, { id, locale }: Place): Promise<Map<string, WaitingText>> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select path, value, coalesce(nullif(staff.name, ''), staff.email) as author
    from waiting_texts left join staff on staff.id::text = author_id
    where global = ${id} and locale = ${locale}
  `)
  return new Map(
    rows.map((row) => [String(row.path), { value: row.value, author: (row.author as string | null) ?? null }]),
  )
}

/** Of how many texts of which single documents an editor has still to decide, the longest waiting first. */
export async function listWaitingGlobals(req: PayloadRequest): Promise<WaitingGlobal[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select global, locale, count(*)::int as texts from waiting_texts group by global, locale order by min(written_at)
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
      set value = excluded.value, author_id = excluded.author_id, written_at = now()
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
