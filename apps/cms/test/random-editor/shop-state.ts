import { type Locale, locales } from '@estu/domain/locale/locales'
import type { Payload } from 'payload'
import { rich } from '../support/complete.ts'
import { type Field, fields } from './actions.ts'
import type { Both, Texts } from './document-model.ts'

type Stored = Record<string, unknown>

export const storedValue = (field: Field, text: string) => (field === 'body' ? (text === '' ? null : rich(text)) : text)

const isRich = (value: unknown): value is ReturnType<typeof rich> =>
  typeof value === 'object' && value !== null && 'root' in value

const textOf = (value: unknown): string =>
  isRich(value)
    ? value.root.children.map(({ children }) => children.map(({ text }) => text).join('')).join('\n')
    : String(value ?? '')

export const textsOf = (stored: Stored): Texts =>
  Object.fromEntries(fields.map((field) => [field, textOf(stored[field])])) as Texts

/** Of a document in all its languages. */
function bothOf(stored: Stored): Both<Texts> {
  const inLocale = (locale: Locale) =>
    textsOf(Object.fromEntries(fields.map((field) => [field, (stored[field] as Stored | null)?.[locale]])))
  return Object.fromEntries(locales.map((locale) => [locale, inLocale(locale)])) as Both<Texts>
}

/** What is stored, past everything that the model is told by answers. */
export function stateOf(payload: Payload) {
  const shared = { collection: 'articles', depth: 0 } as const
  const rows = async (text: string, values: unknown[] = []) => (await payload.db.pool.query(text, values)).rows
  return {
    rows,
    async newest(id: string): Promise<Both<Texts>> {
      const asked = { ...shared, id, locale: 'all', draft: true, trash: true } as const
      return bothOf((await payload.findByID({ ...asked, overrideAccess: true })) as unknown as Stored)
    },
    /** What a visitor of each language gets. */
    async seen(id: string): Promise<Both<Texts | null>> {
      const inLocale = async (locale: Locale) => {
        const where = { id: { equals: id } }
        const asked = { ...shared, where, locale, fallbackLocale: false } as const
        const [doc] = (await payload.find({ ...asked, overrideAccess: false })).docs
        return doc ? textsOf(doc as unknown as Stored) : null
      }
      return { ru: await inLocale('ru'), kk: await inLocale('kk') }
    },
    /** The newest first. */
    async versions(id: string): Promise<{ id: string; texts: Both<Texts> }[]> {
      const asked = {
        ...shared,
        where: { parent: { equals: id } },
        locale: 'all',
        sort: '-updatedAt',
        limit: 200,
        trash: true,
      } as const
      const { docs } = await payload.findVersions({ ...asked, overrideAccess: true })
      return docs.map((version) => ({ id: String(version.id), texts: bothOf(version.version as unknown as Stored) }))
    },
    /** The newest version and who is written down as having written in it. */
    async lastVersion(id: string): Promise<{ id: string; authors: string[] }> {
      const [row] = await rows(
        `select v.id::text, array(select a.actor_kind || ' ' || a.actor_id from version_authors a
           where a.collection = 'articles' and a.version_id = v.id::text) as authors
         from _articles_v v where v.parent_id = $1::uuid order by v.updated_at desc, v.created_at desc limit 1`,
        [id],
      )
      return row as { id: string; authors: string[] }
    },
    /** Versions that nobody is known to have made. */
    authorless: () =>
      rows(
        `select v.id::text, v.parent_id::text from _articles_v v where not exists
         (select from version_authors a where a.collection = 'articles' and a.version_id = v.id::text)`,
      ),
    /** Publications in the order in which they were made, with what marks the last one of the shop. */
    publications: (after: string) =>
      rows(
        `select id::text as key, document_id as id, locale, release_id::text as release from publications
         where id > $1::bigint order by publications.id`,
        [after],
      ) as Promise<{ key: string; id: string; locale: Locale; release: string | null }[]>,
    /** Who has the form of a document open. */
    async holderOf(id: string): Promise<string | null> {
      const where = { 'document.value': { equals: id } }
      const asked = {
        collection: 'payload-locked-documents',
        where,
        limit: 1,
        pagination: false,
        sort: '-updatedAt',
      } as const
      const [lock] = (await payload.db.find<{ user: { value: unknown } }>(asked)).docs
      return lock ? String(lock.user.value) : null
    },
  }
}

export type ShopState = ReturnType<typeof stateOf>
