import { randomUUID } from 'node:crypto'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { type CollectionSlug, deepCopyObjectSimple, type GlobalSlug, type JsonObject } from 'payload'
import { writeLanguages } from './both-languages.ts'
import type { SeedContext } from './seed-context.ts'

type NewDocument = {
  collection: CollectionSlug
  /** A document's fields in one language; rows of shared lists are numbered alike in both. */
  fields: (locale: Locale) => JsonObject
  /** One alone where nothing is translated. */
  languages?: readonly Locale[]
  /** Is to be completed and published by an editor. */
  isDraft?: boolean
}

type SeedDocument = NewDocument & {
  /** The document's address; for one without an address, a key that only the seed knows. */
  slug: string
  withoutAddress?: boolean
}

/**
 * Creates a document in both languages and publishes it, once: a piece that was ever created here is left as
 * its editors have it, changed or deleted.
 */
export async function createDocument(context: SeedContext, document: SeedDocument): Promise<void> {
  const { collection, slug, withoutAddress, fields } = document
  const key = `${collection}:${slug}`
  if (context.seeded.has(key)) return withoutAddress ? undefined : recall(context, collection, slug)
  const addressed = (locale: Locale) => (withoutAddress ? fields(locale) : { ...fields(locale), slug })
  try {
    const id = await storeDocument(context, { ...document, fields: addressed })
    context.ids.set(key, id)
    context.batch.entries.push({ key, collection, id })
  } catch (error) {
    throw new Error(`The content «${key}» could not be created.`, { cause: error })
  }
}

/** Creates a document that nothing else identifies, published unless it is a draft. @returns its id. */
export async function storeDocument(
  context: SeedContext,
  { collection, fields, languages = locales, isDraft = false }: NewDocument,
): Promise<string> {
  const { config } = context.payload.collections[collection]
  const { req, documents } = context.batch
  const status = config.versions?.drafts ? { _status: isDraft ? 'draft' : 'published' } : {}
  const kind = { collection: config, global: null }
  const inOneLanguage = (locale: Locale) => ({ ...fields(locale), ...status })
  const written = await writeLanguages(req, kind, inOneLanguage, languages)
  const id = randomUUID()
  const storedAt = new Date().toISOString()
  await context.payload.db.create({
    collection,
    customID: id,
    data: rowOf(written.stored, storedAt),
    req,
    returning: false,
  })
  documents.push({ ...written, kind, id, storedAt, isDraft })
  return id
}

/** What the database is given. Trap: its adapter changes it, so it gets a copy. */
export const rowOf = (stored: JsonObject, storedAt: string): JsonObject => ({
  ...deepCopyObjectSimple(stored),
  createdAt: storedAt,
  updatedAt: storedAt,
})

/** Fills a single document of the site once, in both languages. */
export async function createGlobal(
  context: SeedContext,
  slug: GlobalSlug,
  fields: (locale: Locale) => JsonObject,
): Promise<void> {
  const key = `globals:${slug}`
  const config = context.payload.globals.config.find((global) => global.slug === slug)
  if (context.seeded.has(key) || !config) return
  const { req, documents, entries } = context.batch
  entries.push({ key, collection: 'globals', id: slug })
  // Somebody has filled it before: theirs stays.
  if ('id' in (await context.payload.db.findGlobal({ slug, req }))) return
  const kind = { collection: null, global: config }
  const written = await writeLanguages(req, kind, fields)
  const storedAt = new Date().toISOString()
  await context.payload.db.createGlobal({ slug, data: rowOf(written.stored, storedAt), req, returning: false })
  documents.push({ ...written, kind, id: slug, storedAt })
}

async function recall(context: SeedContext, collection: CollectionSlug, slug: string): Promise<void> {
  const found = await context.payload.find({
    collection: collection as 'pages',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
    locale: 'ru',
    overrideAccess: true,
    req: { ...context.batch.req },
  })
  const id = found.docs[0]?.id
  if (id) context.ids.set(`${collection}:${slug}`, String(id))
}
