import type { PricedCartLine } from '@estu/cms/orders/price-cart'
import type { Season, WorkWeek } from '@estu/domain/appointments/availability'
import type { OtherDay } from '@estu/domain/appointments/branch-days'
import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import type { AgeGroup } from '@estu/domain/vocabulary/audiences'
import type { ServiceMode } from '@estu/domain/vocabulary/service-modes'
import type { DeviceCard, ProductCard } from './catalogue/product-types'
import type { Link, PageFacts, Photograph, Picture, RichText } from './shared-types'

export type * from './catalogue/product-types'
export type * from './shared-types'

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
  ageGroup: AgeGroup[]
  mode: ServiceMode[]
}

export type Service = ServiceCard &
  PageFacts & {
    body: RichText | null
    preparation: RichText | null
    branches: { id: string; slug: string; title: string; address: string }[]
    /** With the name of the branch where they receive. */
    specialists: (Receiving & { branch: string | null })[]
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

/** By what the list of reviews is narrowed. */
export type ReviewChoice = { rating: number | null; of: ProductCollection | null }

export type Announcement = { text: string; link: Link | null; tone: 'calm' | 'attention' }

export type Brand = PageFacts & {
  id: string
  slug: string
  name: string
  tagline: string
  country: string
  logo: Photograph | null
  story: RichText | null
}

export type Person = { slug: string; name: string; role: string; education: string; photo: Photograph | null }

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
    /** When its content last became other than it was. */
    changedAt: string
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
  hasDevices: boolean
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
  /** The usual week, Monday first, a closed day without windows; where a season holds, its week does instead. */
  hours: WorkWeek
  /** Weeks that hold for a while and are not over, soonest first. */
  seasons: Season[]
  /** Days on which other hours hold than the week's, days off of the network among them, soonest first. */
  otherDays: (OtherDay & { note: string })[]
  offers: ServiceCard[]
  services: string[]
  accessibility: string[]
  /** In which languages visitors are received. */
  spoken: ('ru' | 'kk')[]
  /** Of its door and its rooms. */
  photographs: Photograph[]
  /** A drawing of the way there. */
  scheme: Photograph | null
  updatedAt: string
}

export type BranchDocument = Branch & PageFacts

/** Somebody who receives visitors, and in which languages. */
export type Receiving = Person & { spoken: ('ru' | 'kk')[] }

/** Who receives visitors, and where. */
export type TeamMember = Receiving & { id: string; branchId: string | null }

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
  logo: Photograph | null
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
export type { RequestStatus } from '@estu/cms/customer-requests/find-request'
export type { ShopperOrder } from '@estu/cms/orders/read-order'
export type { ReturnTerms, ShopperReturn } from '@estu/cms/orders/read-return-terms'
export type { ReviewCounts } from '@estu/cms/reviews/review-counts'
export type { WaitDetails } from '@estu/cms/waitlist/read-wait'

/** A cart's line at today's price, with the first picture of its product. */
export type QuotedLine = Omit<PricedCartLine, 'offer'> & { picture: Picture | null }
