import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../database/of-request.ts'
import { label } from '../../fields/labels.ts'
import { fieldsOf } from '../../fields/walk/fields-of.ts'
import { outgoingReferences } from './outgoing-references.ts'
import type { ReferenceField } from './reference-fields.ts'

/** Texts of single documents that wait for a release stand whole in one column, which the schema knows nothing of. */
const waiting: SQL = sql`
  release_globals join releases on releases.id = release_globals.release_id and releases.state <> 'published'
`

/** A select of whatever they could refer to, as text. */
export const waitingIds: SQL = sql`
  select found.match[1] as id from ${waiting}
  cross join lateral regexp_matches(release_globals.data::text, '"([0-9a-f]{8}-[0-9a-f-]{27})"', 'g') as found(match)
`

/** The use as where it stands in a field: a release could not go out without what it shows. */
export const waitingField: ReferenceField = {
  entity: 'releases',
  name: 'waiting',
  key: 'waiting',
  rowsOf: null,
  labels: [label('Тексты, которые ждут выпуска', 'Шығарылымды күтіп тұрған мәтіндер')],
  kind: 'relation',
  targets: [],
  inRelations: false,
  effect: 'breaks',
}

/** Releases with a text that shows a document: as its picture, its author or in its running text. */
export async function findWaiting(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: string },
): Promise<string[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select releases.id::text, global, data from ${waiting}
    where strpos(release_globals.data::text, ${`"${id}"`}) > 0
  `)
  const showing = rows.filter(({ global, data }) =>
    outgoingReferences(fieldsOf(req.payload, 'globals', String(global)), data).some(
      (shown) => shown.collection === collection && shown.id === id,
    ),
  )
  return [...new Set(showing.map((row) => String(row.id)))]
}
