import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Column } from './table-columns.ts'

/** Ids by address, and addresses and titles by id, of the documents that some rows refer to. */
export type References = {
  language: Locale
  idOf: Map<string, string>
  slugOf: Map<string, string>
  /** In the language of who reads the table; in the other one where a document has no title in it. */
  titleOf: Map<string, string>
}

export const noReferences = (language: Locale): References => ({
  language,
  idOf: new Map(),
  slugOf: new Map(),
  titleOf: new Map(),
})

type Found = { id: string; key: string; titles: Partial<Record<Locale, string | null>> }

/** Documents by the key of their newest versions, in whichever case it is written. */
export async function findByKey(
  payload: Payload,
  collection: string,
  key: string,
  keys: Iterable<string>,
): Promise<Found[]> {
  const wanted = JSON.stringify([...new Set([...keys].map((one) => one.toLowerCase()))])
  return readNewest(
    payload,
    collection,
    key,
    (column) => sql`lower(${column}) in (select jsonb_array_elements_text(${wanted}::jsonb))`,
  )
}

/** Adds the ids of the addresses that cells name. */
export async function addIds(payload: Payload, references: References, named: Map<string, Set<string>>): Promise<void> {
  for (const [collection, slugs] of named) {
    for (const found of await findByKey(payload, collection, 'slug', slugs)) set(references, collection, found)
  }
}

/** The addresses of documents that are referred to. */
export async function addSlugs(payload: Payload, references: References, ids: Map<string, Set<string>>): Promise<void> {
  for (const [collection, wanted] of ids) {
    const list = JSON.stringify([...wanted])
    const found = await readNewest(
      payload,
      collection,
      'slug',
      (_, id) => sql`${id} in (select value::uuid from jsonb_array_elements_text(${list}::jsonb))`,
    )
    for (const one of found) set(references, collection, one)
  }
}

function set({ language, idOf, slugOf, titleOf }: References, collection: string, { id, key, titles }: Found): void {
  idOf.set(`${collection}:${key.toLowerCase()}`, id)
  slugOf.set(`${collection}:${id}`, key)
  titleOf.set(`${collection}:${id}`, titles[language] || titles.ru || titles.kk || '')
}

type Sql = ReturnType<typeof sql>

/** Keys of documents that are not in the trash, as their newest versions have them. */
async function readNewest(
  payload: Payload,
  collection: string,
  key: string,
  condition: (key: Sql, id: Sql) => Sql,
): Promise<Found[]> {
  const { versions, trash } = payload.collections[collection as 'devices'].config
  const kept = trash ? sql`document.deleted_at is null` : sql`true`
  const own = sql`document.${sql.identifier(key)}`
  const newest = sql`newest.${sql.identifier(`version_${key}`)}`
  const found = versions?.drafts
    ? await payload.db.drizzle.execute(sql`
        select newest.parent_id as id, ${newest} as key, (
          select jsonb_object_agg(words._locale, words.version_title)
          from ${sql.identifier(`_${collection}_v_locales`)} as words where words._parent_id = newest.id
        ) as titles
        from ${sql.identifier(`_${collection}_v`)} as newest
        join ${sql.identifier(collection)} as document on document.id = newest.parent_id
        where newest.latest and ${newest} is not null and ${kept} and ${condition(newest, sql`newest.parent_id`)}
      `)
    : await payload.db.drizzle.execute(sql`
        select document.id, ${own} as key from ${sql.identifier(collection)} as document
        where ${own} is not null and ${kept} and ${condition(own, sql`document.id`)}
      `)
  return found.rows.map((row) => ({ id: String(row.id), key: String(row.key), titles: row.titles ?? {} }))
}

/** What columns refer to, collected by the collection it stands in. */
export function collectReferences(
  columns: readonly (Column | null)[],
  valuesOf: (column: Column, index: number) => readonly string[],
): Map<string, Set<string>> {
  const collected = new Map<string, Set<string>>()
  for (const [index, column] of columns.entries()) {
    if (!column?.relationTo) continue
    const known = collected.get(column.relationTo) ?? new Set()
    for (const value of valuesOf(column, index)) known.add(value)
    if (known.size > 0) collected.set(column.relationTo, known)
  }
  return collected
}
