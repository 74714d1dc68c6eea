import { randomUUID } from 'node:crypto'
import { facetOf } from '@estu/domain/catalogue/listing/facets'
import { readSelection } from '@estu/domain/catalogue/listing/read-selection'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { applyFacetChanges } from '../../src/modules/catalogue/facets/apply-changes.ts'
import type { ListedDocument } from '../../src/modules/catalogue/items/item-of.ts'
import { storeItems } from '../../src/modules/catalogue/items/store-items.ts'
import { countFacets } from '../../src/modules/catalogue/operations/count-facets.ts'
import { listProducts } from '../../src/modules/catalogue/operations/list-products.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

const months = 12
const edgesOf = (facet: string) => (facetOf('devices', facet)?.edges ?? []).map(Number)
/** Each edge of prices and of a month's payments, and what is a tenge beside it. */
const prices = [...edgesOf('price'), ...edgesOf('monthly').map((edge) => edge * months)]
  .filter((edge) => edge > 0)
  .flatMap((edge) => [edge - 1, edge, edge + 1])

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  const plan = { months, minKzt: 0, provider: 'Банк' }
  await cms.payload.updateGlobal({ slug: 'instalments', locale: 'ru', data: { plans: [plan] }, overrideAccess: true })
  const docs = prices.map((priceKzt, index) => ({
    id: randomUUID(),
    slug: `device-${index}`,
    title: `${priceKzt}`,
    createdAt: new Date().toISOString(),
    availability: 'in_stock',
    priceKzt,
    instalmentMonths: String(months),
    lossDegrees: [],
  }))
  const published = new Map(docs.map((doc) => [doc.id, doc as unknown as ListedDocument]))
  await inTransaction(cms.payload, 'ru', (req) =>
    storeItems(req, 'devices', [...published.keys()], { ru: published, kk: new Map() }),
  )
  while ((await applyFacetChanges(cms.payload)).applied > 0);
})
afterAll(() => cms?.close())

/** All pages of what an address lists, and how many its counts say. */
async function ask(query: Record<string, string>) {
  const selection = readSelection('devices', { ...query, sort: 'price' }, { brands: [], branches: [] })
  const listed: (number | null)[] = []
  for (let page = 1, more = true; more; page += 1) {
    const found = await listProducts(cms.payload, 'ru', { ...selection, page })
    listed.push(...found.rows.map(({ priceKzt }) => priceKzt))
    more = found.more
  }
  return { listed, total: (await countFacets(cms.payload, 'ru', selection)).total }
}

it.each([
  ['price', (price: number) => price],
  ['monthly', (price: number) => Math.ceil(price / months)],
])(
  '%s: lists and counts hold both ends of a range',
  async (facet, amountOf) => {
    const edges = edgesOf(facet).slice(1)
    const ranges = [
      ...edges.flatMap((edge): [number, number][] => [
        [0, edge],
        [edge, Number.POSITIVE_INFINITY],
        [edge, edge],
      ]),
      ...edges.slice(1).map((edge, index): [number, number] => [edges[index] ?? 0, edge]),
    ]
    for (const [from, to] of ranges) {
      const text = `${from || ''}-${Number.isFinite(to) ? to : ''}`
      const within = prices
        .filter((price) => from <= amountOf(price) && amountOf(price) <= to)
        .toSorted((a, b) => a - b)
      expect(await ask({ [facet]: text }), `${facet}=${text}`).toEqual({ listed: within, total: within.length })
    }
  },
  60_000,
)
