import 'server-only'
import type { Accessory, Consumable, Implant } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { filled, filledAll, picture, richText, seo, words } from '@/content/map-shared'
import type { Product, ProductSectionName, ProductSummary } from '@/content/types'
import { mapDeviceCard } from './map-device'

export type StoredProduct = Implant | Consumable | Accessory

export function mapProductSummary(section: ProductSectionName, stored: StoredProduct): ProductSummary {
  const brand = filled(stored.brand)
  return {
    id: stored.id,
    section,
    slug: stored.slug ?? '',
    title: words(stored.title),
    brand: brand?.slug && brand.title ? { slug: brand.slug, name: brand.title } : null,
    summary: words(stored.summary),
    isDemo: stored.isDemo ?? false,
    picture: picture(stored.images?.[0]),
    priceKzt: stored.priceKzt ?? null,
    oldPriceKzt: stored.oldPriceKzt ?? null,
    availability: stored.availability,
    kind: 'kind' in stored ? stored.kind : stored.component,
    byConsultation: 'salesMode' in stored && stored.salesMode === 'consultation',
  }
}

export function mapProduct(section: ProductSectionName, stored: StoredProduct, languages: Locale[]): Product {
  const card = mapProductSummary(section, stored)
  return {
    ...card,
    languages,
    updatedAt: stored.updatedAt,
    seo: seo(stored.meta, { title: card.title, description: card.summary, image: card.picture }),
    description: richText(stored.description),
    pictures: (stored.images ?? []).map((image) => picture(image)).filter((image) => image !== null),
    inTheBox: (stored.inTheBox ?? []).map(({ item }) => words(item)).filter(Boolean),
    faq: (stored.faq ?? [])
      .map(({ question, answer }) => ({ question: words(question), answer: words(answer) }))
      .filter(({ question, answer }) => question && answer),
    warrantyMonths: stored.warrantyMonths ?? null,
    ...(section === 'implants' ? implantFacts(stored as Implant) : noImplantFacts),
    ...(section === 'consumables' ? consumableFacts(stored as Consumable) : noConsumableFacts),
    ...(section === 'accessories' ? accessoryFacts(stored as Accessory) : noAccessoryFacts),
    returnPolicy: 'returnPolicy' in stored ? stored.returnPolicy : 'medical_no_return',
    fitsDevices: 'fitsDevices' in stored ? devices(stored.fitsDevices) : [],
    fitsGoods: 'worksWith' in stored ? implants(stored.worksWith) : implants((stored as Consumable).fitsImplants),
  }
}

const noImplantFacts = { wearing: null, ipRating: null, connectivity: [], audience: [], candidacy: '', mriNote: '' }
const noConsumableFacts = { packQty: null, size: '', vent: null, shelfLifeMonths: null }
const noAccessoryFacts = { wireless: false, rangeM: null }

const implantFacts = (stored: Implant) => ({
  wearing: stored.wearing ?? null,
  ipRating: stored.ipRating ?? null,
  connectivity: stored.connectivity ?? [],
  audience: stored.audience ?? [],
  candidacy: words(stored.candidacy),
  mriNote: words(stored.mriNote),
})

const consumableFacts = (stored: Consumable) => ({
  packQty: stored.packQty ?? null,
  size: words(stored.size),
  vent: stored.vent ?? null,
  shelfLifeMonths: stored.shelfLifeMonths ?? null,
})

const accessoryFacts = (stored: Accessory) => ({ wireless: stored.wireless ?? false, rangeM: stored.rangeM ?? null })

const devices = (stored: Consumable['fitsDevices']) =>
  filledAll(stored)
    .filter(({ slug, title }) => slug && title)
    .map(mapDeviceCard)

const implants = (stored: Implant['worksWith']) =>
  filledAll(stored)
    .filter(({ slug, title }) => slug && title)
    .map((implant) => mapProductSummary('implants', implant))
