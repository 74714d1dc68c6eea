import type { Locale } from '@estu/domain/locale'
import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { rememberKey } from './entries.ts'
import type { Garden } from './garden.ts'
import { withRowIds } from './row-ids.ts'

type Data = Record<string, unknown>
type Planting = {
  collection: CollectionSlug
  /** The document's address; for one without an address, a key that only the seed knows. */
  slug: string
  withoutAddress?: boolean
  /** A document's fields in one language; rows of shared lists are numbered alike in both. */
  fields: (locale: Locale) => Data
}

/**
 * Creates a document in both languages and publishes it, once: a piece that was ever created here is left as
 * its editors have it, changed or deleted.
 */
export async function plant(garden: Garden, planting: Planting): Promise<void> {
  const { collection, slug, withoutAddress } = planting
  const key = `${collection}:${slug}`
  if (garden.planted.has(key)) return withoutAddress ? undefined : recall(garden, collection, slug)
  const req = await createLocalReq({}, garden.payload)
  await initTransaction(req)
  try {
    const id = await write(req, planting)
    await rememberKey(req, key)
    await commitTransaction(req)
    garden.ids.set(key, id)
    garden.fresh.add(key)
  } catch (error) {
    await killTransaction(req)
    throw new Error(`The demo content «${key}» could not be created.`, { cause: error })
  }
}

async function write(req: PayloadRequest, { collection, slug, withoutAddress, fields }: Planting): Promise<string> {
  const address = withoutAddress ? {} : { slug }
  const shared = { collection: collection as 'pages', req, overrideAccess: true, depth: 0 }
  const created = await req.payload.create({
    ...shared,
    locale: 'ru',
    data: { ...fields('ru'), ...address, _status: 'published' } as never,
  })
  await req.payload.update({
    ...shared,
    id: created.id,
    locale: 'kk',
    data: { ...withRowIds(fields('kk'), created as unknown as Data), ...address, _status: 'published' } as never,
  })
  return String(created.id)
}

async function recall(garden: Garden, collection: CollectionSlug, slug: string): Promise<void> {
  const found = await garden.payload.find({
    collection: collection as 'pages',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
    locale: 'ru',
    overrideAccess: true,
  })
  const id = found.docs[0]?.id
  if (id) garden.ids.set(`${collection}:${slug}`, String(id))
}
