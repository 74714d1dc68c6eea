import type { AddressedCollection, ProductCollection } from '@estu/domain/catalogue/collections'
import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import type { Locale } from '@estu/domain/locale/locales'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

export type PublishedCollection = AddressedCollection | 'branches' | 'specialists'

/** What an anonymous visitor may read. */
export type ReadableCollection = PublishedCollection | 'faq' | 'redirects' | 'reviews' | 'videos'

/** Running text as the editor keeps it. */
export type RichText = SerializedEditorState

export type Picture = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  /** For `object-position`, in percent. */
  focus: { x: number; y: number }
}

/** What search engines are told, as the editor wrote it. */
export type Seo = {
  title: string
  description: string
  image: string | null
  /** The editor asks search engines to stay away. */
  noindex: boolean
  /** Another path of this site, as in Russian, where the same text stands. */
  canonical: string | null
}

/** What every page of a document needs: its languages, its words for search engines, when it last changed. */
export type PageFacts = { languages: Locale[]; seo: Seo; updatedAt: string }

export type Link = { label: string; href: string }

export type BrandSummary = { slug: string; name: string }

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
  kind: 'manual' | 'datasheet' | 'registration'
  language: 'kk_ru' | 'kk' | 'ru' | 'en'
  title: string
  href: string
  bytes: number | null
}

/** `key` is how carts and forms name a colour; a price of its own wins over the product's. */
export type Colour = { key: string; name: string; hex: string; priceKzt: number | null; picture: Picture | null }

export type DeviceCard = CardFacts & {
  section: 'devices'
  instalmentMonths: number
  availability: Availability
  badges: ('new' | 'hit')[]
  audience: ('adult' | 'child' | 'senior')[]
  formFactor: FormFactor
  powerSource: PowerSource | null
  lossDegrees: LossDegree[]
}

export type Availability = 'in_stock' | 'to_order' | 'demo_only' | 'out_of_stock'
export type FormFactor = 'bte' | 'mini_bte' | 'ric' | 'ite' | 'itc' | 'cic' | 'iic'
export type PowerSource = 'rechargeable' | 'battery_10' | 'battery_312' | 'battery_13' | 'battery_675'
export type LossDegree = 'I' | 'II' | 'III' | 'IV'

/** A hearing aid. */
export type Device = DeviceCard &
  ProductFacts & {
    series: string | null
    colours: Colour[]
    power: string | null
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
    | 'inTheBox'
  >

export type SupplySection = Exclude<ProductCollection, 'devices'>

export type SupplyCard = CardFacts & {
  section: SupplySection
  availability: Exclude<Availability, 'demo_only'>
  /** What sort of thing it is, as a code of its section. */
  kind: string
  /** Sold only after a consultation: no price to pay on the page. */
  byConsultation: boolean
}

/** What is sold beside hearing aids: an implant item, a consumable or an accessory. */
export type Supply = SupplyCard &
  ProductFacts & {
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
    returnPolicy: '14_days' | 'medical_no_return'
    fitsDevices: DeviceCard[]
    fitsImplants: SupplyCard[]
  }

export type Product = Device | Supply
export type ProductCard = DeviceCard | SupplyCard

export type ServiceCard = {
  id: string
  slug: string
  title: string
  summary: string
  cover: Picture | null
  durationMin: number
  /** 0 is free of charge, null depends on the case. */
  priceKzt: number | null
  bookable: boolean
  ageGroup: ('adult' | 'child')[]
  mode: ('branch' | 'home' | 'video' | 'remote')[]
}

export type Service = ServiceCard &
  PageFacts & {
    body: RichText | null
    preparation: RichText | null
    branches: { title: string; address: string }[]
    specialists: Person[]
    faq: { question: string; answer: string }[]
  }

export type FaqEntry = { id: string; group: string; question: string; answer: RichText }

export type Review = {
  id: string
  product: { path: string; title: string } | null
  author: string
  rating: number
  writtenOn: string
  title: string
  text: string
  pros: string
  cons: string
  answer: string
  isDemo: boolean
  /** Whether these words are a translation of the shop's. */
  translated: boolean
}

export type Announcement = { text: string; link: Link | null; tone: 'calm' | 'attention' }

export type Brand = PageFacts & {
  id: string
  slug: string
  name: string
  tagline: string
  country: string
  logo: Picture | null
  story: RichText | null
}

export type Person = { slug: string; name: string; role: string; education: string; photo: Picture | null }

export type ArticleKind = 'expert' | 'general'

export type ArticleCard = {
  id: string
  slug: string
  kind: ArticleKind
  title: string
  summary: string
  cover: Picture | null
  author: Person | null
  minutes: number
}

export type Article = ArticleCard &
  PageFacts & {
    body: RichText | null
    reviewer: Person | null
    reviewedOn: string | null
    firstPublishedAt: string | null
    sources: { title: string; url: string | null }[]
    relatedDevices: DeviceCard[]
  }

export type PromotionCard = {
  id: string
  slug: string
  title: string
  summary: string
  audience: string
  cover: Picture | null
  startsAt: string
  endsAt: string
}

export type Promotion = PromotionCard &
  PageFacts & { body: RichText | null; terms: RichText | null; devices: DeviceCard[]; ended: boolean }

/** The items of a listing: all of them services, or none. */
export type ListedItems = { kind: 'products'; cards: ProductCard[] } | { kind: 'services'; cards: ServiceCard[] }

/** A page for a combination of choices that many look for. */
export type LandingCard = { id: string; slug: string; section: ListingSection; title: string; lead: string }

export type Landing = LandingCard &
  PageFacts & {
    /** Its choices, as parameters of the section's listing. */
    filters: string
    /** Ids. */
    brands: string[]
    branches: string[]
    sort: string
    body: RichText | null
    faq: { question: string; answer: string }[]
  }

export type OpeningHours = { opens: string; closes: string } | null

export type Branch = {
  id: string
  slug: string
  title: string
  city: string
  district: string
  address: string
  directions: string
  postalCode: string | null
  geo: { lat: number; lng: number } | null
  phone: string | null
  whatsapp: string | null
  /** Monday first; `null` is a closed day. */
  hours: OpeningHours[]
  /** Days on which other hours hold, soonest first; `hours: null` is a closed day. */
  specialDays: { date: string; hours: OpeningHours; note: string }[]
  offers: { slug: string; title: string }[]
  services: string[]
  accessibility: string[]
  languages: string[]
  updatedAt: string
}

export type Organisation = {
  name: string
  description: string
  street: string
  locality: string
  region: string
  postalCode: string
  country: string
  phone: string
  whatsapp: string
  email: string
  logo: Picture | null
  hoursNote: string
  contraindications: string
  returnNote: string
  demoNote: string
  rating: { value: number; count: number; source: string } | null
  claims: { value: string; text: string; source: string }[]
}

export type Navigation = { sections: Link[]; footer: { title: string; links: Link[] }[] }

export type { DaySlots } from '@estu/cms/appointments/list-slots'
export type { AppointmentDetails } from '@estu/cms/appointments/read-appointment'
export type { PricedCartLine } from '@estu/cms/orders/price-cart'
export type { Quote } from '@estu/cms/orders/quote-order'
export type { ShopperOrder } from '@estu/cms/orders/read-order'
