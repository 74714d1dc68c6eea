import { type Node, nodesIn } from './read-graph.ts'

/** What search engines ask of a type before they take it: each of these, or one of those between bars. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'description', 'offers|aggregateRating|review'],
  Offer: ['price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'priceType'],
  OfferShippingDetails: ['shippingDestination', 'shippingRate', 'deliveryTime'],
  DefinedRegion: ['addressCountry'],
  MonetaryAmount: ['value', 'currency'],
  ShippingDeliveryTime: ['transitTime|handlingTime'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  AggregateRating: ['ratingValue', 'bestRating', 'ratingCount|reviewCount'],
  PropertyValue: ['name', 'value'],
  Brand: ['name'],
  MedicalDevice: ['name', 'url'],
  Article: ['headline', 'author', 'publisher', 'dateModified', 'image'],
  Person: ['name'],
  Organization: ['name', 'url'],
  MedicalBusiness: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek|validFrom', 'opens', 'closes'],
  GeoCoordinates: ['latitude', 'longitude'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'isPartOf', 'breadcrumb'],
  MedicalWebPage: ['name', 'isPartOf', 'breadcrumb', 'mainEntity'],
  ProfilePage: ['name', 'isPartOf', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Service: ['name', 'provider'],
}

/** What is told on the home page alone and meant everywhere. */
const everywhere = /#(organization|website)$/

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What search engines would refuse of a page's graph: a property that is missing, an id that nobody has. */
export function engineFaults(graph: object): string[] {
  const nodes = nodesIn(graph)
  const described = nodes.filter((node) => '@type' in node)
  const ids = described.map((node) => node['@id']).filter((id) => id !== undefined)
  return [
    ...described.flatMap(missingIn),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two things are ${id}`),
    ...nodes
      .filter((node) => '@id' in node && !('@type' in node))
      .map((node) => String(node['@id']))
      .filter((id) => !ids.includes(id) && !everywhere.test(id))
      .map((id) => `nothing here is ${id}`),
  ]
}

function missingIn(node: Node): string[] {
  const type = String(node['@type'])
  const needs = wanted[type]
  if (!needs) return ['EntryPoint', 'SearchAction', 'Country'].includes(type) ? [] : [`nothing is known of ${type}`]
  const some = node.returnPolicyCategory === 'https://schema.org/MerchantReturnFiniteReturnWindow'
  return [...needs, ...(some ? ['merchantReturnDays'] : [])]
    .filter((names) => names.split('|').every((name) => isEmpty(node[name])))
    .map((names) => `${type} without ${names}`)
}
