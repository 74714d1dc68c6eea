import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { isDocumentId } from '../../../fields/id-of.ts'
import type { Reader } from '../link-target.ts'
import type { DocumentKey } from './path-facts.ts'

/** Whether a document is there, and in which languages visitors see it. */
type Standing = { state: 'there' | 'trashed' | 'missing'; publicIn: ReadonlySet<Locale> }

export type Standings = ReadonlyMap<string, Standing>

export type DocumentProblem = 'missing' | 'trashed' | 'unpublished'

export const keyOfDocument = ({ collection, id }: DocumentKey): string => `${collection}:${id}`

/** What keeps a reader from a document; null where nothing does. */
export function problemOf(standings: Standings, document: DocumentKey, reader: Reader): DocumentProblem | null {
  const standing = standings.get(keyOfDocument(document))
  if (!standing || standing.state === 'missing') return 'missing'
  if (standing.state === 'trashed') return 'trashed'
  const arrives = reader === 'both' ? standing.publicIn.size > 0 : standing.publicIn.has(reader)
  return arrives ? null : 'unpublished'
}

/** Asked of the desk's own record of what is public; of what it does not know, the documents themselves. */
export async function readStandings(req: PayloadRequest, documents: readonly DocumentKey[]): Promise<Standings> {
  const standings = new Map<string, Standing>()
  const distinct = [...new Map(documents.map((document) => [keyOfDocument(document), document])).values()]
  if (distinct.length === 0) return standings
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select state.collection, document_id, array_agg(locale) filter (where publication in ('published', 'changed')) as shown
    from translation_states state
    join jsonb_to_recordset(${JSON.stringify(distinct)}::jsonb) as wanted(collection text, id text)
      on wanted.collection = state.collection and wanted.id = document_id
    group by 1, 2
  `)
  for (const { collection, document_id: id, shown } of rows)
    standings.set(`${collection}:${id}`, { state: 'there', publicIn: new Set((shown ?? []) as Locale[]) })
  const unknown = distinct.filter((document) => !standings.has(keyOfDocument(document)))
  for (const collection of new Set(unknown.map((document) => document.collection)))
    for (const [id, state] of await readStates(req, collection, unknown)) {
      standings.set(keyOfDocument({ collection, id }), { state, publicIn: new Set() })
    }
  return standings
}

/** Documents that the desk does not follow: what lies in the trash, and what is gone. */
async function readStates(
  req: PayloadRequest,
  collection: string,
  documents: readonly DocumentKey[],
): Promise<[string, 'there' | 'trashed'][]> {
  if (!req.payload.collections[collection as CollectionSlug]) return []
  const ids = documents.flatMap((one) => (one.collection === collection && isDocumentId(one.id) ? [one.id] : []))
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id::text, to_jsonb(document) ->> 'deleted_at' as deleted_at
    from ${sql.identifier(collection.replaceAll('-', '_'))} as document
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
  `)
  return rows.map(({ id, deleted_at: deletedAt }) => [String(id), deletedAt ? 'trashed' : 'there'])
}
