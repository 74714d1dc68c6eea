import { productCollections } from '@estu/domain/catalogue/collections'
import type { JsonObject, Payload } from 'payload'
import { recordFirstAddresses } from '../../../modules/redirects/operations/record-address.ts'
import { recordNewDocuments, type TwoStates } from '../../../modules/translation/operations/translation-states.ts'
import { rowOf } from '../../create-document.ts'
import type { ScaleProduct } from '../products/product.ts'
import { productId } from '../stable-ids.ts'
import { copyRows } from './copy-rows.ts'
import { inCopyTransaction } from './copy-transaction.ts'
import { type RecordedRows, recordRows } from './record-rows.ts'
import { storedDocument } from './stored-document.ts'

/** Rows of products, and what the translation desk is to know of them. */
export type Block = { rows: RecordedRows; states: TwoStates[] }

/** Published products as Payload stores them, with a version each. */
export async function recordBlock(payload: Payload, products: readonly ScaleProduct[]): Promise<Block> {
  const rows: RecordedRows = new Map()
  const states: TwoStates[] = []
  for (const product of inStoringOrder(products)) {
    const { fields, flattenedFields } = payload.collections[product.collection].config
    const id = productId(product.number)
    const stored = storedDocument(flattenedFields, product)
    await recordProduct(payload, rows, product, stored)
    const read = { ...stored, id }
    states.push({ collection: product.collection, id, fields, titleField: 'title', newest: read, live: read })
  }
  return { rows, states }
}

/** Stores them with what follows of a save, all or nothing. */
export async function storeBlock(payload: Payload, { rows, states }: Block): Promise<void> {
  await inCopyTransaction(payload, async (client, req) => {
    for (const [table, given] of rows) await copyRows(client, table, given)
    await recordNewDocuments(req, states)
    await recordFirstAddresses(req, states)
  })
}

/** What others name comes first, whatever its number. */
const inStoringOrder = (products: readonly ScaleProduct[]) =>
  productCollections.flatMap((collection) => products.filter((product) => product.collection === collection))

async function recordProduct(
  payload: Payload,
  rows: RecordedRows,
  { collection, number, createdAt }: ScaleProduct,
  stored: JsonObject,
): Promise<void> {
  const id = productId(number)
  const shared = { createdAt, updatedAt: createdAt, req: {}, returning: false } as const
  await recordRows(payload, rows, async (db) => {
    await db.create.call(db, { collection, customID: id, data: rowOf(stored, createdAt), ...shared })
    await db.createVersion.call(db, {
      ...shared,
      autosave: false,
      collectionSlug: collection,
      parent: id,
      versionData: rowOf(stored, createdAt),
    })
  })
}
