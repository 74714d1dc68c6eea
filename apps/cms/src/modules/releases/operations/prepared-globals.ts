import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { changedAt, readLive } from './live-state.ts'

export type Prepared = {
  releaseId: string
  global: string
  locale: Locale
  data: Record<string, unknown>
  /** When the document had changed last that the form was filled with; null for one that was never saved. */
  seenAt: string | null
}

/**
 * Puts the text of a single document aside for a release, instead of what was put aside before. @returns why not:
 * `not-open` where the release is not being prepared any more, `changed` where the document is another one by now than
 * the form was filled with, whose changes the text would take back.
 */
export async function putAside(
  req: PayloadRequest,
  { releaseId, global, locale, data, seenAt }: Prepared,
): Promise<'not-open' | 'changed' | null> {
  const db = await databaseOf(req)
  const base = changedAt({ updatedAt: seenAt })
  if (changedAt(await readLive(req, { collection: 'globals', id: global })) !== base) return 'changed'
  const written = await db.execute(sql`
    insert into release_globals (release_id, global, locale, data, base_at, prepared_by)
    select id, ${global}, ${locale}, ${JSON.stringify(data)}::jsonb, ${base}::bigint, ${req.user?.id ?? null}
    from releases where id = ${releaseId}::uuid and state in ('open', 'stopped')
    on conflict (release_id, global, locale) do update set data = excluded.data, base_at = excluded.base_at,
      prepared_by = excluded.prepared_by, prepared_at = now()
    returning 1
  `)
  return written.rows.length > 0 ? null : 'not-open'
}

export type AsideText = { data: Record<string, unknown>; release: string; isOvertaken: boolean }

/**
 * Reads a text that was put aside, to be written on; null where there is none. It is overtaken where the document has
 * been saved since: publishing it as it is would take that back.
 */
export async function readAside(
  req: PayloadRequest,
  { releaseId, global, locale }: Pick<Prepared, 'releaseId' | 'global' | 'locale'>,
): Promise<AsideText | null> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select data, base_at::float8, title from release_globals join releases on releases.id = release_id
    where release_id = ${releaseId}::uuid and global = ${global} and locale = ${locale} and state in ('open', 'stopped')
  `)
  const [found] = rows
  if (!found) return null
  const now = changedAt(await readLive(req, { collection: 'globals', id: global }))
  return {
    data: found.data as Record<string, unknown>,
    release: String(found.title),
    isOvertaken: now !== Number(found.base_at),
  }
}

export async function takeOut(req: PayloadRequest, releaseId: string, global: string, locale: Locale): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    delete from release_globals where release_id = ${releaseId}::uuid and global = ${global} and locale = ${locale}
      and exists (select from releases where id = ${releaseId}::uuid and state in ('open', 'stopped'))
  `)
}

export async function forgetPreparedOf(req: PayloadRequest, releaseId: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from release_globals where release_id = ${releaseId}::uuid`)
}
