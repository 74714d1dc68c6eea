import { element, escapeXml, xmlDeclaration } from '@/lib/xml/escape-xml'
import { cutText } from './cut-text'
import type { FeedProduct, FeedShop } from './feed-product'
import { saidSpecs } from './said-specs'
import { ymlOfferId } from './yml-offer-id'

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

/** Yandex takes no more of each. */
const longest = { pictures: 20, name: 150, description: 3000 }

function offer(product: FeedProduct, category: number): string {
  const isThere = product.availability === 'in_stock'
  return `<offer id="${escapeXml(ymlOfferId(product.id))}" available="${isThere}">${[
    element('url', product.url),
    element('price', product.priceKzt),
    element('oldprice', product.oldPriceKzt),
    element('currencyId', 'KZT'),
    element('categoryId', category),
    ...product.pictures.slice(0, longest.pictures).map((picture) => element('picture', picture)),
    element('name', cutText(product.title, longest.name)),
    element('vendor', product.brand),
    element('description', cutText(product.description, longest.description)),
    ...saidSpecs(product).map(({ name, value }) => `<param name="${escapeXml(name)}">${escapeXml(value)}</param>`),
  ].join('')}</offer>\n`
}
