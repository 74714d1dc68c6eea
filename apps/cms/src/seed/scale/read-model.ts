import { productCollections } from '@estu/domain/catalogue/collections'
import type { Payload } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { rebuildFacetBits } from '../../modules/catalogue/facets/rebuild-bits.ts'
import { updateReadModel } from '../../modules/catalogue/operations/update-read-model.ts'
import { collectWords } from '../../modules/search/index.ts'
import { kindOf } from './products/kind-of.ts'
import { productId } from './stable-ids.ts'

const blockSize = 500

/** What lists and search keep of the products numbered so. The counts change over whole, as after a rebuild. */
export async function fillReadModel(
  payload: Payload,
  { after, to }: { after: number; to: number },
  onProgress: (done: number) => void,
): Promise<void> {
  for (let from = after + 1; from <= to; from += blockSize) {
    const numbers = Array.from({ length: Math.min(blockSize, to - from + 1) }, (_, index) => from + index)
    for (const collection of productCollections) {
      const ids = numbers.filter((number) => kindOf(number) === collection).map(productId)
      if (ids.length > 0) await inTransaction(payload, 'ru', (req) => updateReadModel(req, collection, ids))
    }
    onProgress(from + numbers.length - 1 - after)
  }
  while ((await collectWords(payload)) > 0);
  await rebuildFacetBits(payload)
}
