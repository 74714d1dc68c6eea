import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reindex } from '../../src/modules/catalogue/operations/reindex.ts'
import { brandSlugs, createScaleBrands } from '../../src/seed/scale/brands.ts'
import { kindOf } from '../../src/seed/scale/products/kind-of.ts'
import { productOf, type ScaleProduct } from '../../src/seed/scale/products/product.ts'
import { seedScale } from '../../src/seed/scale/seed-scale.ts'
import { productId } from '../../src/seed/scale/stable-ids.ts'
import { readSurroundings, type Surroundings } from '../../src/seed/scale/surroundings.ts'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { size } from '../support/size.ts'
import { comparableRows } from './comparable-rows.ts'

const count = size(16, 200)

let copied: TestCms
let saved: TestCms
beforeAll(async () => {
  // Pictures and branches are those of the demo content.
  const content = await demoContent()
  copied = await openCms({}, content)
  saved = await openCms({}, content)
}, 300_000)
afterAll(async () => {
  await copied?.close()
  await saved?.close()
})

/** One product the way an editor makes it: saved and published language by language. */
async function save(payload: Payload, product: ScaleProduct, ids: Map<string, string>): Promise<void> {
  const { collection, languages, fields, number } = product
  const shared = { collection, overrideAccess: true, depth: 0 } as const
  let id = ''
  for (const locale of languages) {
    const data = withIds({ ...fields(locale), _status: 'published' }, ids) as never
    if (id) await payload.update({ ...shared, id, locale, data })
    else id = String((await payload.create({ ...shared, locale, data })).id)
  }
  ids.set(productId(number), id)
}

/** The same data with the ids that products got here. */
function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withIds(one, ids)]))
}

async function saveAll(payload: Payload): Promise<void> {
  await createScaleBrands(payload)
  const around: Surroundings = await readSurroundings(payload, brandSlugs)
  const ids = new Map<string, string>()
  const products = Array.from({ length: count }, (_, index) => productOf(index + 1, around))
  expect(products.some(({ languages }) => languages.length === 1)).toBe(true)
  expect(products.some(({ fields }) => fields('ru').images.length > 0)).toBe(true)
  for (const product of products) await save(payload, product, ids)
  await reindex(payload)
}

it('products that are copied in are stored as those that are saved one by one', async () => {
  await seedScale(copied.payload, count)
  await saveAll(saved.payload)
  const expected = await comparableRows(saved.databaseUrl)
  const found = await comparableRows(copied.databaseUrl)
  expect(Object.keys(found)).toEqual(Object.keys(expected))
  for (const [table, rows] of Object.entries(expected)) expect.soft(found[table], table).toEqual(rows)
  expect(expected.catalogue_items?.length).toBeGreaterThan(count)
}, 600_000)

it('a second time adds those that come after', async () => {
  await seedScale(copied.payload, 3)
  for (let number = count + 1; number <= count + 3; number += 1) {
    const collection = kindOf(number)
    const found = await copied.payload.findByID({
      collection,
      id: productId(number),
      locale: 'all',
      depth: 0,
      overrideAccess: true,
    })
    expect(String(found.slug)).toMatch(new RegExp(`-${number}$`))
  }
})
