import { accessoryKinds } from '../../vocabulary/accessories.ts'
import { ageGroups, audiences } from '../../vocabulary/audiences.ts'
import { availabilities, goodsAvailabilities } from '../../vocabulary/availability.ts'
import { connectionsByUse, implantConnectionsByUse } from '../../vocabulary/connectivity.ts'
import { consumableKinds, vents } from '../../vocabulary/consumables.ts'
import { ipRatings } from '../../vocabulary/device-body.ts'
import { formFactors } from '../../vocabulary/form-factors.ts'
import { implantComponents, wearings } from '../../vocabulary/implants.ts'
import { lossDegrees } from '../../vocabulary/loss-degrees.ts'
import { powerClasses, powerSources } from '../../vocabulary/power.ts'
import { serviceModes } from '../../vocabulary/service-modes.ts'
import type { ProductCollection } from '../collections.ts'
import { scaleOf } from './ranges.ts'

/** What can be listed: a collection, or the devices for children, which are a part of one. */
export const listingSections = ['devices', 'children', 'implants', 'consumables', 'accessories', 'services'] as const
export type ListingSection = (typeof listingSections)[number]

/** Collections whose published documents stand in lists. */
export type ListedCollection = ProductCollection | 'services'

export const collectionOf = (section: ListingSection): ListedCollection =>
  section === 'children' ? 'devices' : section

/**
 * How a facet is chosen: any of several values; one of a few; or from one edge to another of an ordered scale, whose
 * values are the places on it.
 */
export type FacetKind = 'choice' | 'range'

export type FacetDefinition = {
  key: string
  kind: FacetKind
  /** Values as stored, in the order they are shown; absent where they are documents (`of`). */
  values?: readonly string[]
  /** Of a range: where it may begin and end, lowest first. */
  edges?: readonly string[]
  /** Values are ids of this collection's documents. */
  of?: 'brands' | 'branches'
  /** For specialists: folded until asked for. */
  folded?: boolean
}

/** Edges of prices, whole tenge: choices snap to them, and what begins at each is a bar above the fields. */
const devicePrices = [0, 100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 850, 1000, 1500].map((k) => String(k * 1000))
const deviceMonthly = [0, 10, 15, 20, 25, 30, 35, 40, 50, 60, 75, 100].map((k) => String(k * 1000))
const supplyPrices = ['0', '2000', '5000', '10000', '20000', '30000', '50000', '75000', '100000', '150000', '250000']
const implantPrices = [0, 20, 50, 100, 250, 500, 1000, 2000, 3000, 5000].map((k) => String(k * 1000))
const servicePrices = ['0', '3000', '5000', '10000', '15000', '20000', '30000']

const range = (key: string, edges: readonly string[]): FacetDefinition => ({
  key,
  kind: 'range',
  edges,
  values: scaleOf(edges),
})
const price = (edges: readonly string[]) => range('price', edges)
const choice = (key: string, ...values: string[]): FacetDefinition => ({ key, kind: 'choice', values })
const brand: FacetDefinition = { key: 'brand', kind: 'choice', of: 'brands' }
const branch: FacetDefinition = { key: 'branch', kind: 'choice', of: 'branches' }
const colour = choice('colour', 'beige', 'brown', 'black', 'grey', 'silver', 'white', 'red', 'pink', 'blue', 'green')

const deviceFacets: readonly FacetDefinition[] = [
  choice('audience', ...audiences),
  choice('loss', ...lossDegrees),
  price(devicePrices),
  range('monthly', deviceMonthly),
  choice('form', ...formFactors),
  choice('battery', ...powerSources),
  brand,
  choice('connectivity', ...connectionsByUse),
  choice('power', ...powerClasses),
  choice('tinnitus', 'yes'),
  choice('ip', ...ipRatings),
  choice('level', '1', '2', '3', '4', '5'),
  { ...choice('channels', '1', '9', '13', '17', '25'), folded: true },
  choice('availability', ...availabilities),
  branch,
  colour,
]

const childFacets: readonly FacetDefinition[] = [
  choice('safety', 'led_indicator', 'tamperproof_battery'),
  ...deviceFacets.filter(({ key }) => key !== 'audience'),
]

/** The facets of each section, in the order shoppers decide by. */
export const facetsOfSection: Record<ListingSection, readonly FacetDefinition[]> = {
  devices: deviceFacets,
  children: childFacets,
  implants: [
    choice('kind', ...implantComponents),
    choice('audience', ...ageGroups),
    price(implantPrices),
    choice('wearing', ...wearings),
    brand,
    choice('connectivity', ...implantConnectionsByUse),
    choice('ip', ...ipRatings),
    choice('availability', ...goodsAvailabilities),
    branch,
  ],
  consumables: [
    choice('kind', ...consumableKinds),
    choice('size', '10', '312', '13', '675', 'XS', 'S', 'M', 'L', 'XL'),
    price(supplyPrices),
    brand,
    choice('vent', ...vents),
    choice('availability', ...goodsAvailabilities),
    branch,
  ],
  accessories: [
    choice('kind', ...accessoryKinds),
    price(supplyPrices),
    brand,
    choice('wireless', 'yes'),
    choice('availability', ...goodsAvailabilities),
    branch,
  ],
  services: [
    choice('age', ...ageGroups),
    choice('mode', ...serviceModes),
    price(servicePrices),
    choice('bookable', 'yes'),
    branch,
  ],
}

export const facetOf = (section: ListingSection, key: string): FacetDefinition | undefined =>
  facetsOfSection[section].find((facet) => facet.key === key)

/** Of values that are the lower edges of steps, the step that a number reaches. */
export const stepOf = (steps: readonly string[], value: number): string =>
  steps.findLast((step) => Number(step) <= value) ?? steps[0] ?? '0'
