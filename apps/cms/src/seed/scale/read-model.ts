import { productCollections } from '@estu/domain/catalogue/collections'
import { sql } from '@payloadcms/db-postgres'
import pMap from 'p-map'
import type { Payload } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { rebuildFacetBits } from '../../modules/catalogue/facets/rebuild-bits.ts'
import { updateReadModel } from '../../modules/catalogue/operations/update-read-model.ts'
import { collectWords } from '../../modules/search/index.ts'
import { kindOf } from './products/kind-of.ts'
import { productId } from './stable-ids.ts'
import { withoutWordIndexes } from './without-word-indexes.ts'

const blockSize = 500
/** While the database writes one block, the next ones are read and analysed. */
const atOnce = 3

type Numbered = { after: number; to: number }

/** What lists and search keep of the products numbered so. The counts change over whole, as after a rebuild. */
export async function fillReadModel(
  payload: Payload,
  { after, to }: Numbered,
  onProgress: (done: number) => void,
): Promise<void> {
  let done = 0
  const block = async (numbers: readonly number[]) => {
    await fillBlock(payload, numbers)
    done += numbers.length
    onProgress(done)
  }
  await withoutWordIndexes(payload, () => pMap(blocksOf({ after, to }), block, { concurrency: atOnce }))
  while ((await collectWords(payload)) > 0);
  await rebuildFacetBits(payload)
  // Their brands' names are in what was just written: the worker need not write it again.
  await payload.db.drizzle.execute(sql`delete from search_dependents`)
}

function* blocksOf({ after, to }: Numbered): Generator<number[]> {
  for (let from = after + 1; from <= to; from += blockSize)
    yield Array.from({ length: Math.min(blockSize, to - from + 1) }, (_, index) => from + index)
}

async function fillBlock(payload: Payload, numbers: readonly number[]): Promise<void> {
  for (const collection of productCollections) {
    const ids = numbers.filter((number) => kindOf(number) === collection).map(productId)
    if (ids.length > 0) await inTransaction(payload, 'ru', (req) => updateReadModel(req, collection, ids))
  }
}
