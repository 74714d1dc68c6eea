import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { databaseOf } from '../../../database/of-request.ts'
import type { Release } from '../../../payload-types.ts'
import type { Entry } from './publish-entry.ts'

export type StoredRelease = Release & { entries: Entry[] }

/** A release with everything that goes out by it, in the order in which it does. @returns null when there is none. */
export async function readRelease(req: PayloadRequest, id: string): Promise<StoredRelease | null> {
  const release = await req.payload.findByID({
    collection: 'releases',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  if (!release) return null
  return { ...release, entries: [...documentsOf(release), ...(await readPrepared(req, id))] }
}

/** Whether its time has come: a plan may have been called off or moved since it was looked for. */
export const isDue = ({ state, plannedFor }: Release): boolean =>
  state === 'planned' && Date.parse(plannedFor ?? '') <= Date.now()

/** One order for everybody who publishes several documents, so that nobody waits in a circle. */
function documentsOf({ items }: Release): Entry[] {
  const entries = (items ?? []).flatMap(({ document, languages }) =>
    // One that was deleted for ever leaves its row behind.
    document
      ? languages.map((locale) => ({ collection: document.relationTo, id: String(document.value), locale }))
      : [],
  )
  return entries.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const keyOf = ({ collection, id, locale }: Entry) => `${collection}/${id}/${locale === 'ru' ? 1 : 2}`

/** Texts of single documents that were put aside for a release. */
async function readPrepared(req: PayloadRequest, releaseId: string): Promise<Entry[]> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select global, locale, data, base_at::float8 from release_globals where release_id = ${releaseId}::uuid
    order by global, locale desc
  `)
  return found.rows.map((row) => ({
    collection: 'globals',
    id: String(row.global),
    locale: row.locale as Locale,
    prepared: { data: row.data as Record<string, unknown>, baseAt: Number(row.base_at) },
  }))
}
