import { element, xmlDeclaration } from '@/lib/xml/escape-xml'
import { cutText } from './cut-text'
import type { FeedProduct, FeedShop } from './feed-product'
import { saidSpecs } from './said-specs'

/** Google takes no more of each; what is cut is told by the page. Source: Merchant Center, product data specification. */
const longest = {
  ...{ title: 150, description: 5000, pictures: 10, brand: 70 },
  ...{ details: 100, detailName: 140, detailValue: 1000 },
}

/**
 * The catalogue as Google Merchant Center reads it: RSS 2.0 with its own elements. What has to be ordered first is left
 * out: `backorder` is taken with a day alone, which the page would have to promise too.
 */
export async function* merchantXml(
  shop: FeedShop,
  products: AsyncIterable<FeedProduct>,
): AsyncGenerator<string, void, undefined> {
  yield `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n`
  yield element('title', shop.name) + element('link', shop.url) + element('description', shop.description || shop.name)
  yield `<atom:link href="${shop.self}" rel="self" type="application/rss+xml"/>\n`
  for await (const product of products)
    if (product.pictures.length > 0 && product.availability !== 'to_order') yield item(product)
  yield '</channel>\n</rss>\n'
}

const tenge = (sum: number) => `${sum.toFixed(2)} KZT`

function item(product: FeedProduct): string {
  const { priceKzt, oldPriceKzt } = product
  const [first, ...more] = product.pictures.slice(0, longest.pictures + 1)
  return `<item>${[
    element('g:id', product.id),
    element('g:title', cutText(product.title, longest.title)),
    // Google takes no product without one.
    element('g:description', cutText(product.description || product.title, longest.description)),
    element('g:link', product.url),
    element('g:image_link', first),
    ...more.map((picture) => element('g:additional_image_link', picture)),
    element('g:availability', product.availability === 'in_stock' ? 'in_stock' : 'out_of_stock'),
    element('g:price', tenge(oldPriceKzt ?? priceKzt)),
    oldPriceKzt ? element('g:sale_price', tenge(priceKzt)) : '',
    element('g:condition', 'new'),
    element('g:brand', cutText(product.brand ?? '', longest.brand)),
    element('g:identifier_exists', 'no'),
    element('g:product_type', product.section),
    ...saidSpecs(product).slice(0, longest.details).map(detail),
  ].join('')}</item>\n`
}

const detail = ({ name, value }: FeedProduct['specs'][number]): string =>
  `<g:product_detail>${element('g:attribute_name', cutText(name, longest.detailName))}${element(
    'g:attribute_value',
    cutText(value, longest.detailValue),
  )}</g:product_detail>`
