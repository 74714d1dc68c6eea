import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Audience } from '@estu/domain/vocabulary/audiences'
import type { Availability, GoodsAvailability } from '@estu/domain/vocabulary/availability'
import type { Badge } from '@estu/domain/vocabulary/badges'
import type { FormFactor } from '@estu/domain/vocabulary/form-factors'
import type { LossDegree } from '@estu/domain/vocabulary/loss-degrees'
import type { PowerClass, PowerSource } from '@estu/domain/vocabulary/power'
import type { DocumentKind, DocumentLanguage } from '@estu/domain/vocabulary/product-documents'
import type { ReturnPolicy } from '@estu/domain/vocabulary/return-policies'
import type { BrandSummary, PageFacts, Photograph, Picture, RichText } from '@/content/shared-types'

/** What every card of the catalogue shows. */
type CardFacts = {
  id: string
  slug: string
  title: string
  brand: BrandSummary | null
  summary: string
  isDemo: boolean
  picture: Picture | null
  priceKzt: number | null
  oldPriceKzt: number | null
}

/** What every page of the catalogue shows. */
type ProductFacts = PageFacts & {
  description: RichText | null
  pictures: Picture[]
  inTheBox: string[]
  faq: { question: string; answer: string }[]
  warrantyMonths: number | null
  ipRating: string | null
  connectivity: string[]
  documents: ProductDocument[]
  /** Where it can be seen and taken away today. */
  branchIds: string[]
}

/** What can be read about a product; `bytes` where the file is kept here. */
export type ProductDocument = {
  kind: DocumentKind
  language: DocumentLanguage
  title: string
  href: string
  bytes: number | null
}

/** `key` is how carts and forms name a colour; a price of its own wins over the product's. */
export type Colour = { key: string; name: string; hex: string; priceKzt: number | null; picture: Photograph | null }

export type DeviceCard = CardFacts & {
  section: 'devices'
  instalmentMonths: number
  /** Null where a stored card or a draft does not say it: nothing is shown then. */
  availability: Availability | null
  badges: Badge[]
  audience: Audience[]
  /** Null where a stored card or a draft does not say it. */
  formFactor: FormFactor | null
  powerSource: PowerSource | null
  lossDegrees: LossDegree[]
}

/** A hearing aid. */
export type Device = DeviceCard &
  ProductFacts & {
    availability: Availability
    series: string | null
    colours: Colour[]
    power: PowerClass | null
    techLevel: number | null
    batteryLifeHours: number | null
    chargeHours: number | null
    weightG: number | null
    controls: string | null
    fittingRange: { hz: number; minDb: number; maxDb: number }[]
    channels: number | null
    programs: number | null
    frequencyMinHz: number | null
    frequencyMaxHz: number | null
    features: string[]
    /** How long it may be worn at home before it is bought; null where that is not offered. */
    trialDays: number | null
  }

/** A hearing aid as a comparison shows it. */
export type ComparedDevice = DeviceCard &
  Pick<
    Device,
    | 'power'
    | 'batteryLifeHours'
    | 'channels'
    | 'programs'
    | 'features'
    | 'connectivity'
    | 'ipRating'
    | 'warrantyMonths'
    | 'trialDays'
    | 'inTheBox'
  >

export type SupplySection = Exclude<ProductCollection, 'devices'>

export type SupplyCard = CardFacts & {
  section: SupplySection
  /** Null where a stored card or a draft does not say it: nothing is shown then. */
  availability: GoodsAvailability | null
  /** What sort of thing it is, as a code of its section. */
  kind: string
  /** Sold only after a consultation: no price to pay on the page. */
  byConsultation: boolean
}

/** What is sold beside hearing aids: an implant item, a consumable or an accessory. */
export type Supply = SupplyCard &
  ProductFacts & {
    availability: GoodsAvailability
    packQty: number | null
    size: string
    vent: string | null
    shelfLifeMonths: number | null
    wireless: boolean
    rangeM: number | null
    wearing: string | null
    audience: string[]
    candidacy: string
    mriNote: string
    returnPolicy: ReturnPolicy
    fitsDevices: DeviceCard[]
    fitsImplants: SupplyCard[]
  }

export type Product = Device | Supply
export type ProductCard = DeviceCard | SupplyCard
