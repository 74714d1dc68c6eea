import { colourFamily } from '@estu/domain/catalogue/listing/colour-family'
import { facetOf, type ListedCollection, type ListingSection, stepOf } from '@estu/domain/catalogue/listing/facets'
import { placeOf } from '@estu/domain/catalogue/listing/ranges'
import { monthlyOffer } from '@estu/domain/orders/instalments/monthly-offer'
import type { Plan } from '@estu/domain/orders/instalments/plan-terms'
import { idOf } from '../../../fields/id-of.ts'
import type { Accessory, Consumable, Device, Implant, Service } from '../../../payload-types.ts'

/** Facet → its values that hold for a document, as `facetsOfSection` names them. */
export type FacetValuesOf = Readonly<Record<string, readonly string[]>>

type Stored = {
  devices: Device
  implants: Implant
  consumables: Consumable
  accessories: Accessory
  services: Service
}

/** The facets of a published document, read without relations. @param plans by which it may be paid */
export function facetValuesOf<C extends ListedCollection>(
  collection: C,
  doc: Stored[C],
  plans: readonly Plan[],
): FacetValuesOf {
  return readers[collection](doc, plans)
}

const readers: { [C in ListedCollection]: (doc: Stored[C], plans: readonly Plan[]) => FacetValuesOf } = {
  devices: (doc, plans) => ({
    ...shared('devices', doc),
    audience: doc.audience ?? [],
    loss: doc.lossDegrees ?? [],
    monthly: monthlyOf(doc, plans),
    form: one(doc.formFactor),
    battery: one(doc.powerSource),
    connectivity: doc.connectivity ?? [],
    power: one(doc.power),
    tinnitus: yes(doc.features?.includes('tinnitus_masker')),
    safety: (doc.features ?? []).filter((feature) => feature === 'led_indicator' || feature === 'tamperproof_battery'),
    ip: one(doc.ipRating),
    level: doc.techLevel ? [String(doc.techLevel)] : [],
    channels: doc.channels ? [stepOf(valuesIn('devices', 'channels'), doc.channels)] : [],
    colour: [...new Set((doc.colours ?? []).map(({ hex }) => colourFamily(hex ?? '')))].filter((name) => name !== null),
  }),
  implants: (doc) => ({
    ...shared('implants', doc),
    kind: one(doc.component),
    audience: doc.audience ?? [],
    wearing: one(doc.wearing),
    connectivity: doc.connectivity ?? [],
    ip: one(doc.ipRating),
  }),
  consumables: (doc) => ({
    ...shared('consumables', doc),
    kind: one(doc.kind),
    size: valuesIn('consumables', 'size').filter((size) => size === doc.size?.trim().toUpperCase()),
    vent: one(doc.vent),
  }),
  accessories: (doc) => ({ ...shared('accessories', doc), kind: one(doc.kind), wireless: yes(doc.wireless) }),
  services: (doc) => ({
    price: priceOf('services', doc.priceKzt),
    age: doc.ageGroup ?? [],
    mode: doc.mode ?? [],
    bookable: yes(doc.bookable),
    branch: branchesOf(doc),
  }),
}

function shared(section: ListingSection, doc: Device | Implant | Consumable | Accessory): FacetValuesOf {
  return {
    price: priceOf(section, doc.priceKzt),
    brand: doc.brand ? [String(idOf(doc.brand))] : [],
    availability: one(doc.availability),
    branch: branchesOf(doc),
  }
}

const one = (value: string | null | undefined): string[] => (value ? [value] : [])
const yes = (value: boolean | null | undefined): string[] => (value ? ['yes'] : [])
const valuesIn = (section: ListingSection, facet: string): readonly string[] => facetOf(section, facet)?.values ?? []
const edgesOf = (section: ListingSection, facet: string): readonly string[] => facetOf(section, facet)?.edges ?? []

const priceOf = (section: ListingSection, priceKzt: number | null | undefined): string[] =>
  priceKzt === null || priceKzt === undefined ? [] : [placeOf(edgesOf(section, 'price'), priceKzt)]

function monthlyOf({ priceKzt, instalmentMonths }: Device, plans: readonly Plan[]): string[] {
  const offer = monthlyOffer(priceKzt ?? 0, plans, Number(instalmentMonths ?? 0))
  return offer ? [placeOf(edgesOf('devices', 'monthly'), offer.monthlyKzt)] : []
}

const branchesOf = (doc: object): string[] =>
  'branches' in doc && Array.isArray(doc.branches) ? doc.branches.map((branch) => String(idOf(branch))) : []
