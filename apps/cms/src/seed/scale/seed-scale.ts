import { listTag } from '@estu/domain/catalogue/cache-tags'
import { productCollections } from '@estu/domain/catalogue/collections'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { appendOutbox } from '../../outbox/write-outbox.ts'
import { brandSlugs, createScaleBrands } from './brands.ts'
import { recordBlock, storeBlock } from './copy/store-block.ts'
import { nounOf } from './products/kind-of.ts'
import { productOf } from './products/product.ts'
import { fillReadModel } from './read-model.ts'
import { readSurroundings } from './surroundings.ts'

const blockSize = 1000

export type ScaleProgress = { step: 'products' | 'read model'; done: number; total: number }

/** Adds so many invented products to a shop, after those that are there already. */
export async function seedScale(
  payload: Payload,
  count: number,
  onProgress: (progress: ScaleProgress) => void = () => undefined,
): Promise<void> {
  await createScaleBrands(payload)
  const around = await readSurroundings(payload, brandSlugs)
  const before = await storedProducts(payload)
  const record = (done: number) => {
    const numbers = Array.from({ length: Math.min(blockSize, count - done) }, (_, index) => before + done + 1 + index)
    return recordBlock(
      payload,
      numbers.map((number) => productOf(number, around)),
    )
  }
  // While the database stores one block, the next is made. In turn: products name those before them.
  let storing = Promise.resolve()
  for (let done = 0; done < count; done += blockSize) {
    const block = await record(done)
    await storing
    storing = storeBlock(payload, block)
    // Heard when it is waited for.
    storing.catch(() => undefined)
    onProgress({ step: 'products', done: Math.min(count, done + blockSize), total: count })
  }
  await storing
  await payload.db.drizzle.execute(sql`analyze`)
  await fillReadModel(payload, { after: before, to: before + count }, (done) =>
    onProgress({ step: 'read model', done, total: count }),
  )
  await payload.db.drizzle.execute(sql`vacuum analyze`)
  await appendOutbox(payload.db.drizzle, productCollections.map(listTag))
}

/** How many of them are there: they are numbered from 1 without gaps. */
async function storedProducts(payload: Payload): Promise<number> {
  const counted = await payload.db.drizzle.execute(sql`
    select count(*) as total from addresses
    where path ~ ${`/demo-[a-z]+-(${Object.values(nounOf).join('|')})-[0-9]+$`}
  `)
  return Number(counted.rows[0]?.total)
}
