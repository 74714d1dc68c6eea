import type { Locale } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { groupBy } from '../../../where-used/index.ts'
import { releasableCollections } from '../../releasable.ts'

/** A document of a release, and in which languages it goes out. */
export type NotedDocument = { collection: string; id: string; languages: Locale[] }

export type NamedDocument = NotedDocument & {
  /** As its newest text says, in each language that it has. */
  titles: Partial<Record<Locale, string>>
  slug: string | null
  kind: string | null
  /** Where it will stand on the site, as in Russian; null for what has no page of its own. */
  path: string | null
}

/** What documents will be called and where they will stand, in one statement for all; what lies in the trash is left out. */
export async function nameDocuments(payload: Payload, documents: readonly NotedDocument[]): Promise<NamedDocument[]> {
  const known = documents.filter(({ collection }) => isReleasable(collection))
  if (known.length === 0) return []
  const parts = [...groupBy(known, ({ collection }) => collection)].map(([collection, own]) =>
    newestOf(collection, own),
  )
  const { rows } = await payload.db.drizzle.execute(sql.join(parts, sql` union all `))
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return known.flatMap((document) => {
    const row = byId.get(document.id)
    if (!row) return []
    const [slug, kind] = [row.slug as string | null, row.kind as string | null]
    const titles = (row.titles ?? {}) as NamedDocument['titles']
    return [{ ...document, titles, slug, kind, path: documentPath(document.collection, { slug, kind }) }]
  })
}

const isReleasable = (slug: string) => releasableCollections.some((known) => known === slug)

/** Questions and reviews have no page, so they have no address either. */
const withoutAddress = ['faq', 'reviews']

function newestOf(collection: string, documents: readonly NotedDocument[]) {
  const [versions, words] = [sql.identifier(`_${collection}_v`), sql.identifier(`_${collection}_v_locales`)]
  const slug = withoutAddress.includes(collection) ? sql`null` : sql`version.version_slug`
  const kind = collection === 'articles' ? sql`version.version_kind` : sql`null`
  const ids = documents.map(({ id }) => sql`${id}::uuid`)
  return sql`
    select version.parent_id::text as id, ${slug}::text as slug, ${kind}::text as kind, (
      select jsonb_object_agg(_locale, version_title) from ${words}
      where _parent_id = version.id and version_title is not null
    ) as titles
    from ${versions} as version
    where version.latest and version.version_deleted_at is null and version.parent_id in (${sql.join(ids, sql`, `)})
  `
}
