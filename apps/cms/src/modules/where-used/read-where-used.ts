import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inLanguage } from '../../i18n/in-language.ts'
import { labelOf } from '../document-texts/index.ts'
import { findUses, type Target, targetOf, type Use } from './find-uses.ts'
import type { Effect } from './reference-fields.ts'
import { keyOf, type Named, titlesOf } from './title-of.ts'

export type UseRow = {
  section: string
  title: string
  editUrl: string
  pageUrl: string | null
  fields: string[]
  live: Locale[]
  effect: Effect
}

export type WhereUsed = {
  rows: UseRow[]
  /** Where the next page begins; null on the last one. */
  next: string | null
  /** Sections whose documents are not for whoever asks, such as people's orders: how many, up to `mostCounted`. */
  hidden: { section: string; count: number }[]
}

export const usesPerPage = 20
export const mostCounted = 100

type Asked = {
  after?: string | null
  limit?: number
  /** What visitors see alone, or will see by a release. */
  liveOnly?: boolean
}

const shown: readonly Effect[] = ['breaks', 'shrinks']

/** One page of the documents that refer to this one, with what they would lose. */
export async function readWhereUsed(
  req: PayloadRequest,
  collection: string,
  id: string,
  { after = null, limit = usesPerPage, liveOnly = false }: Asked = {},
): Promise<WhereUsed> {
  const target = await targetOf(req, collection, id)
  const readable = await readableEntities(req)
  const uses = await findUses(req, target, {
    limit: limit + 1,
    entities: (entity) => readable.has(entity),
    after: cursorOf(after),
    ...(liveOnly ? { liveOnly, effects: shown } : {}),
  })
  const page = uses.slice(0, limit)
  const titles = await titlesOf(req, page)
  const last = page.at(-1)
  return {
    rows: page.map((use) => rowOf(req, use, titles.get(keyOf(use)))),
    next: uses.length > limit && last ? keyOf(last) : null,
    hidden: after || liveOnly ? [] : await countHidden(req, target, readable),
  }
}

/** A cursor comes from the address bar. */
function cursorOf(after: string | null): { entity: string; id: string } | undefined {
  const [entity, id] = after?.split(':') ?? []
  return entity && id && /^[0-9a-f-]{36}$/.test(id) ? { entity, id } : undefined
}

async function readableEntities(req: PayloadRequest): Promise<Set<string>> {
  const readable = new Set<string>()
  for (const { slug, access } of [...req.payload.config.collections, ...req.payload.config.globals]) {
    if ((await access.read({ req })) === true) readable.add(slug)
  }
  return readable
}

async function countHidden(req: PayloadRequest, target: Target, readable: ReadonlySet<string>) {
  const counts = new Map<string, number>()
  const uses = await findUses(req, target, { limit: mostCounted, entities: (entity) => !readable.has(entity) })
  for (const { entity } of uses) counts.set(entity, (counts.get(entity) ?? 0) + 1)
  return [...counts].map(([entity, count]) => ({ section: sectionOf(req, entity), count }))
}

function sectionOf({ payload, i18n, t }: PayloadRequest, entity: string): string {
  const collection = payload.collections[entity as CollectionSlug]?.config
  if (collection) return inLanguage(collection.labels.plural, { i18n, t })
  return inLanguage(payload.config.globals.find(({ slug }) => slug === entity)?.admin.group, { i18n, t })
}

const heaviest: readonly Effect[] = ['breaks', 'shrinks', 'record']

function rowOf(req: PayloadRequest, use: Use, named: Named | undefined): UseRow {
  const { webUrl } = req.payload.config.custom as { webUrl: string }
  const isCollection = use.entity in req.payload.collections
  const language: Locale = use.live.includes('ru') || use.live.length === 0 ? 'ru' : 'kk'
  const place = isCollection ? `collections/${use.entity}/${use.id}` : `globals/${use.entity}`
  const path = use.live.length > 0 ? (named?.path ?? null) : null
  return {
    section: sectionOf(req, use.entity),
    title: named?.title ?? '',
    editUrl: `/admin/${place}?locale=${language}`,
    pageUrl: path ? `${webUrl}${localisePath(language, path)}` : null,
    fields: [...new Set(use.fields.map(({ labels, name }) => labelOf({ labels, path: name }, req)))],
    live: use.live,
    effect: heaviest.find((effect) => use.fields.some((field) => field.effect === effect)) ?? 'record',
  }
}
