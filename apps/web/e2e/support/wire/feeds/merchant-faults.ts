import { childrenOf, type Element, isAddress, lengthOf, readElements, repeated, textOf } from './read-elements.ts'

type Rule = { least: number; most: number; longest: number; fits?: (text: string) => boolean }

const oneOf =
  (...words: string[]) =>
  (text: string) =>
    words.includes(text)
const price = (text: string) => /^[1-9]\d*\.\d{2} KZT$/.test(text)

/** Source: Google Merchant Center, product data specification. */
const rules: Record<string, Rule> = {
  'g:id': { least: 1, most: 1, longest: 50, fits: (text) => /^[\w-]+$/.test(text) },
  'g:title': { least: 1, most: 1, longest: 150 },
  'g:description': { least: 1, most: 1, longest: 5000 },
  'g:link': { least: 1, most: 1, longest: 2000, fits: isAddress },
  'g:image_link': { least: 1, most: 1, longest: 2000, fits: isAddress },
  'g:additional_image_link': { least: 0, most: 10, longest: 2000, fits: isAddress },
  'g:availability': { least: 1, most: 1, longest: 20, fits: oneOf('in_stock', 'out_of_stock') },
  'g:price': { least: 1, most: 1, longest: 30, fits: price },
  'g:sale_price': { least: 0, most: 1, longest: 30, fits: price },
  'g:condition': { least: 0, most: 1, longest: 20, fits: oneOf('new', 'refurbished', 'used') },
  'g:brand': { least: 0, most: 1, longest: 70 },
  'g:identifier_exists': { least: 1, most: 1, longest: 3, fits: oneOf('yes', 'no') },
  'g:product_type': { least: 0, most: 1, longest: 750 },
  'g:product_detail': { least: 0, most: 100, longest: 0 },
}

/** What Google would refuse of a feed of products; [] where it takes all. */
export function merchantFaults(xml: string): string[] {
  const rss = readElements(xml)
  const [channel] = childrenOf(rss, 'channel')
  const items = childrenOf(channel, 'item')
  const head = ['title', 'link', 'description'].filter((name) => !textOf(channel, name))
  return [
    ...(rss.name === 'rss' && rss.attributes.version === '2.0' ? [] : ['no RSS 2.0']),
    ...head.map((name) => `channel without ${name}`),
    ...repeated(items.map((item) => textOf(item, 'g:id'))).map((id) => `${id} twice`),
    ...items.flatMap((item) => itemFaults(item).map((fault) => `${textOf(item, 'g:id')}: ${fault}`)),
  ]
}

function itemFaults(item: Element): string[] {
  const unknown = item.children.filter(({ name }) => !(name in rules)).map(({ name }) => `unknown ${name}`)
  const wrong = Object.entries(rules).flatMap(([name, rule]) => {
    const found = childrenOf(item, name)
    const count = found.length < rule.least || found.length > rule.most ? [`${found.length} × ${name}`] : []
    return [...count, ...found.flatMap((one) => valueFaults(one, rule))]
  })
  return [...unknown, ...wrong, ...saleFaults(item), ...childrenOf(item, 'g:product_detail').flatMap(detailFaults)]
}

function valueFaults({ name, text }: Element, { longest, fits }: Rule): string[] {
  if (name === 'g:product_detail') return []
  if (text === '') return [`${name} is empty`]
  if (lengthOf(text) > longest) return [`${name} is too long`]
  return fits && !fits(text) ? [`${name} is ${text}`] : []
}

function saleFaults(item: Element): string[] {
  const [full, sale] = ['g:price', 'g:sale_price'].map((name) => Number.parseFloat(textOf(item, name)))
  return sale !== undefined && full !== undefined && sale >= full ? ['a sale that costs no less'] : []
}

const detailFaults = (detail: Element): string[] =>
  (
    [
      ['g:attribute_name', 140],
      ['g:attribute_value', 1000],
    ] as const
  ).flatMap(([name, longest]) => {
    const length = lengthOf(textOf(detail, name))
    return length > 0 && length <= longest ? [] : [`${name} of ${length} characters`]
  })
