import 'server-only'
import type { Implant } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { filledAll, words } from '@/content/map-shared'
import type { Supply, SupplyCard, SupplySection } from '@/content/types'
import { mapDeviceCards } from './map-device'
import { hasCard, mapCardFacts, mapProductFacts, type StoredProduct } from './map-product'

export const mapSupplyCard = (section: SupplySection, stored: StoredProduct<SupplySection>): SupplyCard => ({
  ...mapCardFacts(stored),
  section,
  availability: stored.availability ?? null,
  kind: ('kind' in stored ? stored.kind : stored.component) ?? '',
  byConsultation: 'salesMode' in stored && stored.salesMode === 'consultation',
})

export function mapSupply<S extends SupplySection>(section: S, stored: StoredProduct<S>, languages: Locale[]): Supply {
  const card = mapSupplyCard(section, stored)
  return {
    ...card,
    ...mapProductFacts(stored, card, languages),
    ...noFacts,
    ...mapFacts[section](stored),
    availability: card.availability ?? 'out_of_stock',
  }
}

/** What the sections know each of its own; what a section does not know is empty. */
const noFacts = {
  wearing: null,
  ipRating: null,
  connectivity: [],
  audience: [],
  candidacy: '',
  mriNote: '',
  packQty: null,
  size: '',
  vent: null,
  shelfLifeMonths: null,
  wireless: false,
  rangeM: null,
  returnPolicy: 'medical_no_return',
  fitsDevices: [],
  fitsImplants: [],
} satisfies Partial<Supply>

const mapFacts: { [S in SupplySection]: (stored: StoredProduct<S>) => Partial<Pick<Supply, keyof typeof noFacts>> } = {
  implants: (stored) => ({
    wearing: stored.wearing ?? null,
    ipRating: stored.ipRating ?? null,
    connectivity: stored.connectivity ?? [],
    audience: stored.audience ?? [],
    candidacy: words(stored.candidacy),
    mriNote: words(stored.mriNote),
    fitsImplants: implants(stored.worksWith),
  }),
  consumables: (stored) => ({
    packQty: stored.packQty ?? null,
    size: words(stored.size),
    vent: stored.vent ?? null,
    shelfLifeMonths: stored.shelfLifeMonths ?? null,
    returnPolicy: stored.returnPolicy,
    fitsDevices: mapDeviceCards(stored.fitsDevices),
    fitsImplants: implants(stored.fitsImplants),
  }),
  accessories: (stored) => ({
    wireless: stored.wireless ?? false,
    rangeM: stored.rangeM ?? null,
    returnPolicy: stored.returnPolicy,
    fitsDevices: mapDeviceCards(stored.fitsDevices),
    fitsImplants: implants(stored.fitsImplants),
  }),
}

const implants = (stored: Implant['worksWith']) =>
  filledAll(stored)
    .filter(hasCard)
    .map((implant) => mapSupplyCard('implants', implant))
