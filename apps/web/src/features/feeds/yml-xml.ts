import { element, escapeXml, xmlDeclaration } from '@/lib/xml/escape-xml'
import type { FeedProduct, FeedShop } from './feed-product'

type Catalogue = { shop: FeedShop; sections: readonly string[]; products: AsyncIterable<FeedProduct>; madeAt: Date }

/** The catalogue in YML, as Yandex and the price lists of Kazakhstan read it. */
export async function* ymlXml({
  shop,
  sections,
  products,
  madeAt,
}: Catalogue): AsyncGenerator<string, void, undefined> {
  yield `${xmlDeclaration}<yml_catalog date="${madeAt.toISOString()}">\n<shop>\n`
  yield element('name', shop.name) + element('company', shop.company) + element('url', shop.url)
  yield '\n<currencies><currency id="KZT" rate="1"/></currencies>\n<categories>'
  yield sections.map((name, index) => `<category id="${index + 1}">${escapeXml(name)}</category>`).join('')
  yield '</categories>\n<offers>\n'
  for await (const product of products) yield offer(product, sections.indexOf(product.section) + 1)
  yield '</offers>\n</shop>\n</yml_catalog>\n'
}

const mostPictures = 20

function offer(product: FeedProduct, category: number): string {
  const isThere = product.availability === 'in_stock'
  return `<offer id="${escapeXml(product.id)}" available="${isThere}">${[
    element('url', product.url),
    element('price', product.priceKzt),
    element('oldprice', product.oldPriceKzt),
    element('currencyId', 'KZT'),
    element('categoryId', category),
    ...product.pictures.slice(0, mostPictures).map((picture) => element('picture', picture)),
    element('name', product.title),
    element('vendor', product.brand),
    element('description', product.description),
    ...product.specs.map(({ name, value }) => `<param name="${escapeXml(name)}">${escapeXml(value)}</param>`),
  ].join('')}</offer>\n`
}
