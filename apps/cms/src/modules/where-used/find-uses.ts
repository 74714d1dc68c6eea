import { type Locale, locales } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { idList } from '../../database/id-list.ts'
import { databaseOf } from '../../database/of-request.ts'
import { groupBy } from './group-by.ts'
import type { Effect, ReferenceField } from './reference-fields.ts'
import { type ReferenceSource, referenceSources } from './reference-sources.ts'
import { column, hasDrafts, joined, notTrashed, rootOf } from './source-sql.ts'
import { findWaiting, waitingField } from './waiting-uses.ts'

export type Target = { collection: string; id: string; path: string | null }

/** One document that refers to another one, through one or more of its fields. */
export type Use = {
  entity: string
  id: string
  fields: ReferenceField[]
  /** The languages in which visitors see the reference; none when it stands in a draft or in a record alone. */
  live: Locale[]
}

type Options = {
  limit: number
  /** References of these kinds alone. */
  effects?: readonly Effect[]
  /** What visitors see or will see by a release alone, or the newest drafts too. */
  liveOnly?: boolean
  /** Documents of these collections and single documents alone. */
  entities?: (entity: string) => boolean
  /** The last document of the page before. */
  after?: { entity: string; id: string }
}

/** The target with the address it stands at: a menu or a button leads there by its path. */
export async function targetOf(req: PayloadRequest, collection: string, id: string): Promise<Target> {
  const fields = req.payload.collections[collection as CollectionSlug].config.flattenedFields
  if (
    !fields.some(({ name }) => name === 'slug') ||
    documentPath(collection, { slug: 'a' }) === documentPath(collection, {})
  ) {
    return { collection, id, path: null }
  }
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select to_jsonb(document) as row from ${sql.identifier(collection)} as document where id = ${id}::uuid
  `)
  return { collection, id, path: documentPath(collection, (found.rows[0]?.row ?? {}) as { slug?: string }) }
}

/**
 * Who refers to a document, in the order of the admin's menu, one page at a time. One statement over indexed columns:
 * each part stops at the size of the page, so it costs the same for ten documents and for a hundred thousand.
 */
export async function findUses(req: PayloadRequest, target: Target, options: Options): Promise<Use[]> {
  const sources = sourcesOf(req.payload, target, options)
  const groups = groupBy(sources, ({ field }) => field.entity)
  const releases = asksForWaiting(options) ? await findWaiting(req, target) : []
  if (releases.length > 0 && !groups.has(waitingField.entity)) groups.set(waitingField.entity, [])
  const parts = [...groups]
    .filter(([entity]) => isAfter(req.payload, entity, options.after))
    .map(([entity, own]) => partOf(req.payload, entity, own, target, options, releases))
  if (parts.length === 0) return []
  const db = await databaseOf(req)
  const found = await db.execute(sql.join(parts, sql` union all `))
  const order = entitiesOf(req.payload)
  return (found.rows as Row[])
    .map((row) => useOf(row, sources))
    .toSorted((a, b) => order.indexOf(a.entity) - order.indexOf(b.entity) || (a.id < b.id ? -1 : 1))
    .slice(0, options.limit)
}

type Row = { entity: string; id: string; sources: number[]; live: string[] | null }

const useOf = ({ entity, id, sources: used, live }: Row, sources: readonly ReferenceSource[]): Use => ({
  entity,
  id,
  fields: [...new Set(used.map((index) => fieldAt(sources, index)).filter((field) => field !== undefined))],
  live: locales.filter((locale) => live?.includes(locale)),
})

/** Stands for no source of the schema. */
const waitingIndex = -1

const fieldAt = (sources: readonly ReferenceSource[], index: number): ReferenceField | undefined =>
  index === waitingIndex ? waitingField : sources[index]?.field

const asksForWaiting = ({ effects, entities }: Options) =>
  (!effects || effects.includes(waitingField.effect)) && (!entities || entities(waitingField.entity))

const entitiesOf = ({ config }: Payload) => [...config.collections, ...config.globals].map(({ slug }) => slug as string)

function isAfter(payload: Payload, entity: string, after: Options['after']): boolean {
  const order = entitiesOf(payload)
  return !after || order.indexOf(entity) >= order.indexOf(after.entity)
}

function sourcesOf(payload: Payload, target: Target, { effects, entities, liveOnly }: Options): ReferenceSource[] {
  return referenceSources(payload).filter(({ field, target: to, ofVersions }) => {
    if (entities && !entities(field.entity)) return false
    if (effects && !effects.includes(field.effect)) return false
    if (field.kind === 'relation' && to !== target.collection) return false
    if (field.kind === 'address' && !target.path) return false
    // Versions count as drafts, and only where there are drafts: a single document's versions are its history.
    return !ofVersions || (!liveOnly && hasDrafts(payload, field.entity))
  })
}

function partOf(
  payload: Payload,
  entity: string,
  own: ReferenceSource[],
  target: Target,
  options: Options,
  releases: readonly string[],
): SQL {
  const all = sourcesOf(payload, target, options)
  const after = options.after?.entity === entity ? options.after.id : null
  const selects = own.map(
    (source) => sql`(${selectOf(payload, source, all.indexOf(source), target, after, options.limit)})`,
  )
  if (entity === waitingField.entity && releases.length > 0) selects.push(waitingOf(releases, after))
  return sql`(
    select ${entity}::text as entity, id::text as id, array_agg(distinct source) as sources,
      array_agg(distinct locale) filter (where locale is not null) as live
    from (${sql.join(selects, sql` union all `)}) as uses(id, source, locale)
    group by uses.id order by uses.id limit ${options.limit}
  )`
}

const waitingOf = (releases: readonly string[], after: string | null): SQL => sql`(
  select id, ${waitingIndex}::int, null::text from releases
  where id = any(${idList(releases)}) ${after ? sql`and id > ${after}::uuid` : sql``}
)`

function selectOf(
  payload: Payload,
  source: ReferenceSource,
  index: number,
  target: Target,
  after: string | null,
  limit: number,
): SQL {
  const { ofVersions, field } = source
  const root = rootOf(source)
  const id = ofVersions ? sql`${root}.parent_id` : sql`${root}.id`
  const drafts = hasDrafts(payload, field.entity)
  const isPublic = !ofVersions && field.effect !== 'record'
  // Of a document with drafts, the newest version is its draft; its own row is what visitors see, where it is published.
  const published = drafts && isPublic ? joinPublished(source, root) : sql``
  const locale = !isPublic ? sql`null::text` : drafts ? sql`live._locale::text` : sql`shown.locale`
  const shown = !drafts && isPublic ? sql` cross join unnest(${shownIn(source)}) as shown(locale)` : sql``
  return sql`
    select page.id, ${index}::int, page.locale from (
      select ${id} as id, ${locale} as locale from ${joined(source)}${published}${shown}
      where ${matches(source, target)} ${ofVersions ? sql`and ${root}.latest` : sql``}
        ${notTrashed(payload, source)}
        ${after ? sql`and ${id} > ${after}::uuid` : sql``}
      group by 1, 2 order by 1 limit ${limit * locales.length}
    ) as page`
}

function joinPublished({ localeColumn, field }: ReferenceSource, root: SQL): SQL {
  const own = localeColumn ? sql` and live._locale::text = ${column('t0', localeColumn)}::text` : sql``
  return sql` join ${sql.identifier(`${field.entity.replaceAll('-', '_')}_locales`)} as live
    on live._parent_id = ${root}.id and live._status = 'published'${own}`
}

/** What has no drafts is public as it stands. */
const shownIn = ({ localeColumn }: ReferenceSource): SQL =>
  localeColumn ? sql`array[${column('t0', localeColumn)}::text]` : sql`array['ru', 'kk']`

function matches(source: ReferenceSource, target: Target): SQL {
  const at = column('t0', source.column)
  const { kind, name, inRelations } = source.field
  if (kind === 'address') return sql`${at} = ${target.path}`
  if (kind === 'richText')
    return sql`rich_text_targets(${at}) && ${sql`array[${target.id}, ${target.path ?? target.id}]::text[]`}`
  const path = column('t0', 'path')
  return inRelations
    ? sql`${at} = ${target.id}::uuid and (${path} = ${name} or ${path} like ${`%.${name}`})`
    : sql`${at} = ${target.id}::uuid`
}
