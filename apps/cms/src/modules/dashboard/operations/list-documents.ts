import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { translatorLanguage } from '../../../access/roles.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { noteShown } from '../../audit/index.ts'

export type ListedDocument = { collection: string; id: string; locale: Locale; title: string; at: Date }

const shown = 8
/** A save is told of both languages of its document, so that this many are enough of them. */
const looked = shown * 4

const spokenBy = (req: PayloadRequest): Locale => (req.i18n?.language === ('kk' as string) ? 'kk' : 'ru')

/** Documents that anybody saved last, by the title that whoever asks can read. */
export async function listRecent(req: PayloadRequest): Promise<ListedDocument[]> {
  const spoken = spokenBy(req)
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    with latest as (select * from translation_states order by updated_at desc limit ${looked}),
      named as (
        select distinct on (collection, document_id) collection, document_id, locale, title, updated_at
        from latest order by collection, document_id, title = '', locale <> ${spoken}
      )
    select * from named order by updated_at desc, document_id limit ${shown}
  `)
  return noted(req, rows.map(rowOf))
}

/** Languages that whoever asks has worked on and that visitors do not see as they are now, the latest first. */
export async function listMyDrafts(req: PayloadRequest): Promise<ListedDocument[]> {
  const own = translatorLanguage(req)
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select collection, document_id, locale, title, updated_at
    from translation_states as desk
    where publication in ('draft', 'changed') and (${own}::text is null or locale = ${own})
      and (collection, document_id) in (
        select collection, document_id from version_authors where actor_kind = 'staff' and actor_id = ${req.user?.id}
      )
    order by updated_at desc, document_id, locale limit ${shown}
  `)
  return noted(req, rows.map(rowOf))
}

/** Reviews are texts like others, and those of a person. */
async function noted(req: PayloadRequest, rows: ListedDocument[]): Promise<ListedDocument[]> {
  await noteShown(req, rows)
  return rows
}

const rowOf = (row: Record<string, unknown>): ListedDocument => ({
  collection: String(row.collection),
  id: String(row.document_id),
  locale: row.locale === 'kk' ? 'kk' : 'ru',
  title: String(row.title),
  at: new Date(String(row.updated_at)),
})
