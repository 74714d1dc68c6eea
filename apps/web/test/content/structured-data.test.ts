import { crawledPages } from '../../e2e/support/pages/crawled-pages.ts'
import { engineFaults } from '../../e2e/support/structured-data/engine-faults.ts'
import { graphsIn, nodesIn } from '../../e2e/support/structured-data/read-graph.ts'
import { type Told, vocabularyFaults } from '../../e2e/support/structured-data/vocabulary-faults.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { expect, step, test } from '../support/test.ts'

const { fullSize } = readTestEnv()

const expectedTypes = [
  'WebSite',
  'Organization',
  'MedicalBusiness',
  'Person',
  'ProfilePage',
  'Product',
  'MedicalDevice',
  'Offer',
  'OfferShippingDetails',
  'MerchantReturnPolicy',
  'UnitPriceSpecification',
  'PropertyValue',
  'MedicalWebPage',
  'Article',
  'Service',
  'BreadcrumbList',
  'ItemList',
]

test('each page tells search engines one graph, in words of schema.org, with all that they ask for', async () => {
  const told: Told[] = []
  const faults: string[] = []
  for (const { address, html } of await crawledPages()) {
    const graphs = graphsIn(html)
    if (graphs.length > 1) faults.push(`${address}: ${graphs.length} graphs`)
    for (const graph of graphs) {
      told.push({ address, graph })
      faults.push(...engineFaults(graph).map((fault) => `${address}: ${fault}`))
    }
  }
  expect(told.length).toBeGreaterThan(fullSize ? 250 : 50)
  const types = new Set(told.flatMap(({ graph }) => nodesIn(graph).map((node) => node['@type'])))
  expect(expectedTypes.filter((type) => !types.has(type))).toEqual([])
  expect([...faults, ...vocabularyFaults(told)]).toEqual([])
  await step('what a product’s graph tells is what its page says', expectSaidOfProduct)
})

async function expectSaidOfProduct(): Promise<void> {
  const { html } = await visit('/apparaty/demo-phonak-ric-90-r')
  const product = nodesIn(graphsIn(html)).find((node) => node['@type'] === 'Product')
  const text = html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')
  const said = (words: unknown) => expect(text).toContain(String(words))
  said(product?.name)
  for (const property of nodesIn(product).filter((node) => node['@type'] === 'PropertyValue')) {
    said(property.name)
    said(property.value)
  }
  const digits = text.replace(/[\s\u00a0\u202f]/g, '')
  const money = nodesIn(product).flatMap((node) => [node.price, node['@type'] === 'MonetaryAmount' ? node.value : 0])
  for (const sum of money.filter(Boolean)) expect(digits).toContain(`${sum}₸`)
}
