import { ageGroups, audiences } from '@estu/domain/vocabulary/audiences'
import { availabilities } from '@estu/domain/vocabulary/availability'
import { badges } from '@estu/domain/vocabulary/badges'
import { lossDegrees } from '@estu/domain/vocabulary/loss-degrees'
import { powerClasses, powerSources } from '@estu/domain/vocabulary/power'
import { serviceModes } from '@estu/domain/vocabulary/service-modes'
import 'server-only'
import type { ListedImage, ListedRow } from '@estu/cms/catalogue/listed-rows'
import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import { formFactors } from '@estu/domain/vocabulary/form-factors'
import { z } from 'zod'
import { words } from '@/content/map-shared'
import { placeholderImage } from '@/content/placeholder-image'
import { mediaPath, sourceSet } from '@/content/source-set'
import type {
  ComparedDevice,
  DeviceCard,
  ListedItems,
  Photograph,
  ProductCard,
  ServiceCard,
  SupplyCard,
  SupplySection,
} from '@/content/types'

/** A card as the read model stores it; what an older one lacks is empty, never guessed, until it is rebuilt. */
const stored = z.object({
  title: z.string(),
  summary: z.string().default(''),
  isDemo: z.boolean().default(false),
  drawing: z.string().default(''),
  colour: z.string().default(''),
  oldPriceKzt: z.number().nullable().default(null),
  instalmentMonths: z.coerce.number().default(0),
  availability: z.enum(availabilities).nullable().default(null),
  badges: z.array(z.enum(badges)).default([]),
  audience: z.array(z.enum(audiences)).default([]),
  formFactor: z.enum(formFactors).nullable().default(null),
  powerSource: z.enum(powerSources).nullable().default(null),
  lossDegrees: z.array(z.enum(lossDegrees)).default([]),
  kind: z.string().default(''),
  component: z.string().default(''),
  salesMode: z.string().default(''),
  durationMin: z.number().default(0),
  bookable: z.boolean().default(false),
  ageGroup: z.array(z.enum(ageGroups)).default([]),
  mode: z.array(z.enum(serviceModes)).default([]),
})

const factsOf = (row: ListedRow, card: z.infer<typeof stored>) => ({
  id: row.id,
  slug: row.slug,
  title: words(card.title),
  brand: row.brand ? { slug: row.brand.slug, name: row.brand.title } : null,
  summary: words(card.summary),
  isDemo: card.isDemo,
  picture: pictureOf(row.image) ?? placeholderImage(card.drawing, card.colour),
  priceKzt: row.priceKzt,
  oldPriceKzt: card.oldPriceKzt,
})

/** The card of a product of any section. */
export function mapListedProduct(row: ListedRow): ProductCard {
  return row.collection === 'devices' ? mapListedDevice(row) : mapListedSupply(row.collection as SupplySection, row)
}

function mapListedDevice(row: ListedRow): DeviceCard {
  const card = stored.parse(row.card)
  return {
    ...factsOf(row, card),
    section: 'devices',
    instalmentMonths: card.instalmentMonths,
    availability: card.availability,
    badges: card.badges,
    audience: card.audience,
    formFactor: card.formFactor,
    powerSource: card.powerSource,
    lossDegrees: card.lossDegrees,
  }
}

function mapListedSupply(section: SupplySection, row: ListedRow): SupplyCard {
  const card = stored.parse(row.card)
  return {
    ...factsOf(row, card),
    section,
    availability: card.availability === 'demo_only' ? null : card.availability,
    kind: card.kind || card.component,
    byConsultation: card.salesMode === 'consultation',
  }
}

function mapListedService(row: ListedRow): ServiceCard {
  const card = stored.parse(row.card)
  return {
    id: row.id,
    slug: row.slug,
    title: words(card.title),
    summary: words(card.summary),
    cover: pictureOf(row.image) ?? placeholderImage(card.drawing),
    durationMin: card.durationMin,
    priceKzt: row.priceKzt,
    bookable: card.bookable,
    ageGroup: card.ageGroup,
    mode: card.mode,
  }
}

/** The rows of a section's list. */
export const mapListedItems = (section: ListingSection, rows: readonly ListedRow[]): ListedItems =>
  section === 'services'
    ? { kind: 'services', cards: rows.map(mapListedService) }
    : { kind: 'products', cards: rows.map(mapListedProduct) }

/** What a comparison shows beside the card. */
const storedFacts = z.object({
  power: z.enum(powerClasses).nullable().default(null),
  batteryLifeHours: z.number().nullable().default(null),
  channels: z.number().nullable().default(null),
  programs: z.number().nullable().default(null),
  features: z.array(z.string()).default([]),
  connectivity: z.array(z.string()).default([]),
  ipRating: z.string().nullable().default(null),
  warrantyMonths: z.number().nullable().default(null),
  trialDays: z.number().nullable().default(null),
  inTheBox: z.array(z.object({ item: z.string().nullish() })).default([]),
})

/** A hearing aid of a row that was read with its facts. */
export function mapComparedDevice(row: ListedRow): ComparedDevice {
  const facts = storedFacts.parse(row.facts)
  return {
    ...mapListedDevice(row),
    ...facts,
    inTheBox: facts.inTheBox.map(({ item }) => words(item)).filter(Boolean),
  }
}

/** As `picture` does of a whole document. */
function pictureOf(image: ListedImage | null): Photograph | null {
  if (!image) return null
  const { small, medium, large } = image.sizes
  const sizes = [small, medium, large].filter((size) => size !== undefined)
  return {
    src: mediaPath(medium?.filename ?? image.filename),
    srcSet: sourceSet([...sizes, image]),
    width: image.width,
    height: image.height,
    alt: words(image.alt),
    focus: { x: image.focalX ?? 50, y: image.focalY ?? 50 },
  }
}
