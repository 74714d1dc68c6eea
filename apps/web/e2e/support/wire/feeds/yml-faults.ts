import { childrenOf, type Element, isAddress, lengthOf, readElements, repeated, textOf } from './read-elements.ts'

/** Which elements stand in one, in which order; `+` at least once, `?` at most, `*` as often as one likes. Source: shops.dtd of YML. */
const orders = {
  shop: ['name', 'company', 'url', 'currencies', 'categories', 'offers'],
  offer: [
    'url',
    'price',
    'oldprice?',
    'currencyId',
    'categoryId',
    'picture*',
    'name',
    'vendor?',
    'description?',
    'param*',
  ],
}

const whole = (text: string) => /^[1-9]\d*$/.test(text)

/** What Yandex would refuse of a catalogue; [] where it takes all. */
export function ymlFaults(xml: string): string[] {
  const root = readElements(xml)
  const [shop] = childrenOf(root, 'shop')
  if (root.name !== 'yml_catalog' || !shop) return ['no YML']
  const [offers, categories, currencies] = ['offers', 'categories', 'currencies'].map(
    (name) => childrenOf(shop, name)[0],
  )
  const given = childrenOf(offers, 'offer')
  const ids = childrenOf(categories, 'category').map(({ attributes }) => attributes.id ?? '')
  const known = childrenOf(currencies, 'currency').map(({ attributes }) => attributes.id ?? '')
  return [
    ...(/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(root.attributes.date ?? '') ? [] : ['no date']),
    ...orderFaults(shop, orders.shop),
    ...repeated([...ids, ...given.map(({ attributes }) => attributes.id ?? '')]).map((id) => `${id} twice`),
    ...given.flatMap((offer) => offerFaults(offer, ids, known).map((fault) => `${offer.attributes.id}: ${fault}`)),
  ]
}

function offerFaults(offer: Element, categories: string[], currencies: string[]): string[] {
  const [price, old] = [textOf(offer, 'price'), textOf(offer, 'oldprice')]
  const pictures = childrenOf(offer, 'picture')
  const rules: [boolean, string][] = [
    [/^[A-Za-z0-9]{1,20}$/.test(offer.attributes.id ?? ''), 'id'],
    [['true', 'false'].includes(offer.attributes.available ?? ''), 'available'],
    [isAddress(textOf(offer, 'url')), 'url'],
    [whole(price), 'price'],
    [old === '' || (whole(old) && Number(old) > Number(price)), 'oldprice'],
    [currencies.includes(textOf(offer, 'currencyId')), 'currencyId'],
    [categories.includes(textOf(offer, 'categoryId')), 'categoryId'],
    [pictures.length <= 20 && pictures.every(({ text }) => isAddress(text)), 'picture'],
    [lengthOf(textOf(offer, 'name')) <= 150, 'name'],
    [lengthOf(textOf(offer, 'description')) <= 3000, 'description'],
    [childrenOf(offer, 'param').every(({ attributes, text }) => attributes.name && text), 'param'],
  ]
  return [...orderFaults(offer, orders.offer), ...rules.flatMap(([holds, name]) => (holds ? [] : [`wrong ${name}`]))]
}

/** The names of an element's children as one line, compared with the order that they must have. */
function orderFaults({ name, children }: Element, order: readonly string[]): string[] {
  const wanted = order.map((one) => `(?:${one.replace(/[?*]$/, '')},)${/[?*]$/.exec(one)?.[0] ?? ''}`).join('')
  const found = children.map((child) => `${child.name},`).join('')
  const empty = children.filter(({ text, children: inside }) => text === '' && inside.length === 0)
  return [
    ...(new RegExp(`^${wanted}$`).test(found) ? [] : [`order of ${name}: ${found}`]),
    ...empty.map((child) => `${child.name} is empty`),
  ]
}
