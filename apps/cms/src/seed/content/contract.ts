import type { BranchAccess } from '@estu/domain/vocabulary/branch-access'
import type { ServiceMode } from '@estu/domain/vocabulary/service-modes'
import type { Badge } from '@estu/domain/vocabulary/badges'
import type { SectionKey } from '@estu/domain/routing/sections'
import type { CoverDrawing } from '@estu/domain/media/cover-drawings'
import type { ThingDrawing } from '@estu/domain/media/thing-drawings'
import type { AccessoryKind } from '@estu/domain/vocabulary/accessories'
import type { AgeGroup, Audience } from '@estu/domain/vocabulary/audiences'
import type { Availability, GoodsAvailability } from '@estu/domain/vocabulary/availability'
import type { Connection, ImplantConnection } from '@estu/domain/vocabulary/connectivity'
import type { ConsumableKind, Vent } from '@estu/domain/vocabulary/consumables'
import type { DeviceControls, IpRating } from '@estu/domain/vocabulary/device-body'
import type { FormFactor } from '@estu/domain/vocabulary/form-factors'
import type { ImplantComponent, Wearing } from '@estu/domain/vocabulary/implants'
import type { LossDegree } from '@estu/domain/vocabulary/loss-degrees'
import type { PowerClass, PowerSource } from '@estu/domain/vocabulary/power'
import type { ReturnPolicy } from '@estu/domain/vocabulary/return-policies'
import type { SoundFeature } from '@estu/domain/vocabulary/sound-features'

/** The shapes of the demo content: what authors write and the seed turns into documents. */

/** The same words in both languages. Both are always present. */
export type Words = { ru: string; kk: string }

/**
 * Running text in a small Markdown: paragraphs, `##` and `###` headings, `-` and `1.` lists, `>` quotes,
 * **bold**, *italic*, [links](/path) with paths as in Russian (no `/kk`). No tables, images or HTML.
 */
export type Markdown = Words

export type Seo = { title: Words; description: Words }

export type SpecialistSeed = {
  slug: string
  /** A role in place of a personal name: no person is invented. */
  name: Words
  role: Words
  education: Words
  languages: ('ru' | 'kk')[]
  branch: string
  /** Own hours; empty or absent where the branch's are kept. */
  hours?: { day: string; opens: string; closes: string }[]
}

export type DeliverySeed = {
  lead: Words
  zones: { name: Words; daysFrom: number; daysTo: number; priceKzt: number; freeFromKzt: number | null }[]
}

export type BrandSeed = {
  slug: 'phonak' | 'danavox' | 'bernafon' | 'advancedbionics'
  name: string
  tagline: Words
  story: Markdown
  country: Words
  seo: Seo
}

export type DeviceSeed = {
  slug: string
  brand: BrandSeed['slug']
  title: Words
  series: string
  /** One sentence on what it is good for. */
  summary: Words
  description: Markdown
  priceKzt: number
  oldPriceKzt?: number
  instalmentMonths: 12 | 24
  availability: Availability
  badges: Badge[]
  audience: Audience[]
  formFactor: FormFactor
  power: PowerClass
  lossDegrees: LossDegree[]
  /** dB HL by frequency: from the quietest to the strongest loss the device can be set for. */
  fittingRange: { hz: 250 | 500 | 1000 | 2000 | 4000 | 8000; minDb: number; maxDb: number }[]
  channels: number
  programs: number
  techLevel: 1 | 2 | 3 | 4 | 5
  powerSource: PowerSource
  batteryLifeHours: number
  chargeHours?: number
  frequencyHz: { min: number; max: number }
  connectivity: Connection[]
  features: SoundFeature[]
  ipRating: IpRating | null
  controls: DeviceControls
  weightG: number
  warrantyMonths: number
  /** A price of its own only where a colour costs another. */
  colours: { name: Words; hex: string; priceKzt?: number }[]
  inTheBox: Words[]
  faq: { question: Words; answer: Words }[]
  seo: Seo
}

/** What all products beside devices share. Each is an example, and marked so. */
export type ProductSeed = {
  slug: string
  /** Absent for products that suit every make. */
  brand?: BrandSeed['slug']
  title: Words
  /** One sentence on what it is for. */
  summary: Words
  /** 60–140 words in each language. That it is an example is said beside the terms of purchase, once. */
  description: Markdown
  /** Whole tenge; absent where the price is named at a consultation. */
  priceKzt?: number
  availability: GoodsAvailability
  warrantyMonths: number
  inTheBox: Words[]
  faq: { question: Words; answer: Words }[]
  drawing: ThingDrawing
  /** What stands in the place of a photograph, so that a demonstration has one: a drawing that is rendered to a file. */
  photograph?: { drawing: string; alt: Words }
  seo: Seo
}

export type ImplantSeed = ProductSeed & {
  component: ImplantComponent
  wearing?: Wearing
  audience: AgeGroup[]
  ipRating?: IpRating
  connectivity: ImplantConnection[]
  /** Who may be considered for it, without a promise. */
  candidacy: Words
  /** What to tell before a magnetic resonance scan. */
  mriNote: Words
  /** Slugs of other implant items it works with. */
  worksWith: string[]
}

/** What an item fits: slugs of devices and of implant items. */
export type Fits = { devices: string[]; implants: string[] }

export type ConsumableSeed = ProductSeed & {
  kind: ConsumableKind
  packQty: number
  /** `312` for a battery, `M` for a dome. */
  size?: string
  vent?: Vent
  shelfLifeMonths?: number
  fits: Fits
  returnPolicy: ReturnPolicy
}

export type AccessorySeed = ProductSeed & {
  kind: AccessoryKind
  wireless: boolean
  rangeM?: number
  fits: Fits
  returnPolicy: ReturnPolicy
}

export type ServiceSeed = {
  slug: string
  title: Words
  summary: Words
  /** What happens, step by step: 120–250 words in each language. */
  body: Markdown
  /** How to prepare: 30–80 words. */
  preparation: Markdown
  durationMin: number
  /** Whole tenge; 0 is free of charge; absent where the price depends on the case. */
  priceKzt?: number
  ageGroup: AgeGroup[]
  mode: ServiceMode[]
  /** Slugs of branches and of specialists. */
  branches: string[]
  specialists: string[]
  bookable: boolean
  faq: { question: Words; answer: Words }[]
  cover: CoverDrawing
  seo: Seo
}

export type FaqGroup = 'check' | 'devices' | 'care' | 'children' | 'purchase' | 'state'
export type FaqSeed = { key: string; group: FaqGroup; question: Words; answer: Markdown }

export type ReviewSeed = {
  key: string
  product: { collection: 'devices' | 'accessories' | 'consumables'; slug: string }
  /** Who writes, without a name: «Дочь пользователя», «Покупатель, 71 год». */
  author: Words
  rating: 1 | 2 | 3 | 4 | 5
  /** The language it was written in; the other one is the shop's translation. */
  writtenIn: 'ru' | 'kk'
  /** `YYYY-MM-DD` */
  writtenOn: string
  title: Words
  text: Words
  pros?: Words
  cons?: Words
  /** The shop's reply. */
  answer?: Words
}

export type PromotionSeed = {
  /** Exactly as in the route table, capitals and underscores included. */
  slug: 'Podarki_ot_Phonak' | 'Besplatnoe_pitanie' | 'Skidka_dlya_pensionerov' | 'Poluchit_sluhovoj_apparat_besplatno'
  title: Words
  summary: Words
  audience: Words
  discount?: { percent: number; sections: ('devices' | 'consumables')[]; claim: Words; proof: Words }
  body: Markdown
  terms: Markdown
  /** Asia/Almaty, `YYYY-MM-DDTHH:mm`. */
  startsAt: string
  endsAt: string
  /** Slugs of devices. */
  devices: string[]
  cover: CoverDrawing
  seo: Seo
}

export type LandingSeed = {
  slug: string
  section: 'devices' | 'children' | 'implants' | 'consumables' | 'accessories' | 'services'
  /** Parameters of the section's listing, in their one spelling. */
  filters: string
  title: Words
  lead: Words
  body: Markdown
  faq: { question: Words; answer: Words }[]
  seo: Seo
}

export type ArticleSeed = {
  slug: string
  kind: 'expert' | 'general'
  title: Words
  summary: Words
  /** 280 words or more in each language. */
  body: Markdown
  /** Slugs of specialists. */
  author: string
  reviewer?: string
  /** `YYYY-MM-DD` */
  reviewedOn?: string
  sources: { title: Words; url?: string }[]
  cover: CoverDrawing
  relatedDevices: string[]
  seo: Seo
}

export type BranchSeed = {
  slug: string
  title: Words
  city: Words
  district: Words
  address: Words
  directions: Words
  /** What its drawn way and its drawn door say in words. */
  scheme: Words
  door: Words
  postalCode: string
  geo: { lat: number; lng: number }
  phone: string
  whatsapp: string
  /** Monday first; `null` is a closed day. */
  hours: [Hours, Hours, Hours, Hours, Hours, Hours, Hours]
  /** Slugs of services that can be had here. */
  offers: string[]
  /** What is done here beside them, in words. */
  services: Words[]
  /** Days on which the hours differ; `null` is a closed day. */
  specialDays: { date: string; hours: Hours; note: Words }[]
  accessibility: BranchAccess[]
  languages: ('ru' | 'kk')[]
  seo: Seo
}
export type Hours = { opens: string; closes: string } | null

/** What an information page is built from. A block is written in both languages, one after the other. */
export type BlockSeed =
  | { type: 'text'; body: Markdown }
  | { type: 'notice'; tone: 'calm' | 'attention'; title: Words; text: Words }
  | { type: 'steps'; title: Words; steps: { when?: Words; title: Words; text: Words }[] }
  | { type: 'table'; caption: Words; head: Words[]; rows: Words[][] }
  | { type: 'faq'; title: Words; items: { question: Words; answer: Markdown }[] }
  | { type: 'quote'; text: Words; source?: Words }
  | { type: 'callToAction'; title: Words; text: Words; label: Words; href: string }
  | { type: 'branchList'; title: Words }
  | { type: 'promotionList'; title: Words }
  | { type: 'deviceList'; title: Words; devices: string[] }
  | { type: 'faqGroup'; title: Words; group: FaqGroup }
  | { type: 'video'; title: Words; film: string }

/** A film of our own, its file beside the seed. Nobody in it is a real person. */
export type FilmSeed = {
  file: string
  title: Words
  poster: { drawing: string; name: string; alt: Words }
  /** WebVTT. */
  captions: Words
  /** All that is seen and heard, for whom the film is not. */
  transcript: Words
}

export type PageSeed = {
  slug: string
  title: Words
  lead: Words
  layout: BlockSeed[]
  seo: Seo
}

export type LinkSeed = { label: Words; href: string }

/** The look is the default one. */
export type SiteBrandSeed = { name: Words; shortName: Words }

export type OrganisationSeed = {
  name: string
  description: Words
  street: Words
  locality: Words
  region: string
  postalCode: string
  country: 'KZ'
  phone: string
  whatsapp: string
  email: string
  hoursNote: Words
  contraindications: Words
  returnNote: Words
  demoNote: Words
  rating: { value: number; count: number; source: Words }
  claims: { value: Words; text: Words; source: Words }[]
}

export type NavigationSeed = {
  /** The ten categories of the site, in order. */
  sections: LinkSeed[]
  footer: { title: Words; links: LinkSeed[] }[]
}

export type InstalmentsSeed = {
  lead: Words
  plans: { months: number; minKzt: number; provider: Words; note: Words }[]
  decision: Words
}

export type SectionsSeed = Record<SectionKey, { title: Words; description: Words }>

export type HolidaySeed = { date: string; title: Words }

export type ConsentPurpose = 'order' | 'appointment' | 'feedback' | 'account' | 'screener_result' | 'analytics'
export type LegalSeed = {
  operator: Words
  consents: { purpose: ConsentPurpose; version: string; text: Words }[]
  cookieNotice: Words
}

export type AnnouncementSeed = { text: Words; linkLabel: Words; href: string }

export type HomeSeed = {
  title: Words
  lead: Words
  primary: LinkSeed
  secondary: LinkSeed
  note: Words
  artBefore: Words
  artAfter: Words
  needs: { title: Words; text: Words; href: string }[]
  phrase: {
    /** `_` stands for a consonant that is not heard. */
    text: Words
    spoken: Words
    lead: Words
    text2: Words
    primary: LinkSeed
    secondary: LinkSeed
  }
  popular: { title: Words; devices: string[] }
  journey: { title: Words; steps: { when: Words; title: Words; text: Words }[] }
  stateSupport: { title: Words; text: Words; checked: Words; link: LinkSeed }
  articles: { title: Words }
  branches: { title: Words }
  seo: Seo
}
