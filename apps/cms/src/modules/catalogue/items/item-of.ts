import type { ListedCollection } from '@estu/domain/catalogue/listing/facets'
import { traitBits } from '@estu/domain/finder/traits'
import type { Plan } from '@estu/domain/orders/instalments/plan-terms'
import { availabilities } from '@estu/domain/vocabulary/availability'
import { idOf } from '../../../fields/id-of.ts'
import type { Accessory, Consumable, Device, Implant, Service } from '../../../payload-types.ts'
import { type FacetValuesOf, facetValuesOf } from '../facets/facet-values-of.ts'

export type ListedDocument = Device | Implant | Consumable | Accessory | Service

/** One row of `catalogue_items` before its facets have numbers. */
export type CatalogueItem = {
  documentId: string
  collection: ListedCollection
  slug: string
  facets: FacetValuesOf
  fits: string[]
  brandId: string | null
  imageId: string | null
  priceKzt: number | null
  rank: number
  traits: number | null
  addedAt: string
  card: Record<string, unknown>
  facts: Record<string, unknown>
}

/** Above every price: what is sold on request comes after all that has one. */
export const noPrice = 2_147_483_647

/**
 * What lists keep of a document that is published in one language, read at depth 0.
 * @param around.soldOut its stock is counted, and none is left.
 * @param around.plans by which it may be paid
 * @returns null where it has no address or no name in this language.
 */
export function itemOf(
  collection: ListedCollection,
  stored: ListedDocument,
  around: { soldOut: boolean; plans: readonly Plan[] },
): CatalogueItem | null {
  const { soldOut, plans } = around
  if (!stored.slug || !stored.title?.trim()) return null
  const doc = soldOut && 'availability' in stored ? { ...stored, availability: 'out_of_stock' as const } : stored
  const priceKzt = doc.priceKzt ?? null
  return {
    documentId: doc.id,
    collection,
    slug: stored.slug,
    facets: facetValuesOf(collection, doc as never, plans),
    fits: fitsOf(doc),
    brandId: 'brand' in doc && doc.brand ? String(idOf(doc.brand)) : null,
    imageId: imageOf(doc),
    priceKzt,
    rank: rankOf(doc, priceKzt),
    traits: traitsOf(doc),
    addedAt: doc.createdAt,
    card: { ...pick(doc, cardFields), ...colourOf(doc) },
    // Lists show what is sold out as gone; what an editor said of it stays known.
    facts: pick(stored, factFields),
  }
}

/** What can be had comes first, then what is often chosen, then what costs least. */
function rankOf(doc: ListedDocument, priceKzt: number | null): number {
  const shelf = 'availability' in doc ? availabilities.indexOf(doc.availability) : 0
  const chosen = 'badges' in doc && doc.badges?.includes('hit') ? 0 : 1
  return (shelf * 2 + chosen) * 2 ** 31 + (priceKzt ?? noPrice)
}

/** Of hearing aids alone. */
function traitsOf(doc: ListedDocument): number | null {
  if (!('lossDegrees' in doc)) return null
  return traitBits({
    audience: doc.audience ?? [],
    lossDegrees: doc.lossDegrees ?? [],
    powerSource: doc.powerSource ?? null,
    availability: doc.availability,
    connectivity: doc.connectivity ?? [],
    features: doc.features ?? [],
  })
}

function imageOf(doc: ListedDocument): string | null {
  const image = 'cover' in doc ? doc.cover : 'images' in doc ? doc.images?.[0] : null
  return image ? String(idOf(image)) : null
}

/** The first of a device's colours, in which it is drawn. */
function colourOf(doc: ListedDocument): { colour?: string } {
  const hex = 'colours' in doc && doc.drawing ? doc.colours?.[0]?.hex : null
  return hex ? { colour: hex } : {}
}

function fitsOf(doc: ListedDocument): string[] {
  const lists = ['fitsDevices', 'fitsImplants', 'worksWith'].map((name) => (name in doc ? doc[name as never] : null))
  return [...new Set(lists.flatMap((list: unknown) => (Array.isArray(list) ? list.map((id) => String(idOf(id))) : [])))]
}

const cardFields = [
  'title',
  'summary',
  'isDemo',
  'drawing',
  'oldPriceKzt',
  'instalmentMonths',
  'availability',
  'badges',
  'audience',
  'formFactor',
  'powerSource',
  'lossDegrees',
  'kind',
  'component',
  'salesMode',
  'durationMin',
  'bookable',
  'ageGroup',
  'mode',
] as const

const factFields = [
  'availability',
  'series',
  'power',
  'techLevel',
  'batteryLifeHours',
  'chargeHours',
  'weightG',
  'ipRating',
  'controls',
  'channels',
  'programs',
  'connectivity',
  'features',
  'warrantyMonths',
  'trialDays',
  'inTheBox',
  'colours',
  'wearing',
  'packQty',
  'size',
  'vent',
  'wireless',
  'rangeM',
] as const

/** The fields that a document has, without what is empty. */
function pick(doc: object, names: readonly string[]): Record<string, unknown> {
  const known = names.filter((name) => name in doc && doc[name as never] !== null && doc[name as never] !== undefined)
  return Object.fromEntries(known.map((name) => [name, doc[name as never]]))
}
