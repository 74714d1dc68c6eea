import type { ProductCollection } from '@estu/domain/catalogue/collections'
import { type Locale, locales } from '@estu/domain/locale/locales'
import type { JsonObject } from 'payload'
import { randomOf } from '../random.ts'
import type { Surroundings } from '../surroundings.ts'
import { accessoryFields } from './accessory.ts'
import { consumableFields } from './consumable.ts'
import { deviceFields } from './device.ts'
import type { Draw } from './draw.ts'
import { implantFields } from './implant.ts'
import { kindOf, nounOf } from './kind-of.ts'

/** One invented product as its editor would have typed it. */
export type ScaleProduct = {
  number: number
  collection: ProductCollection
  slug: string
  /** Those it is published in. */
  languages: readonly Locale[]
  createdAt: string
  fields: (locale: Locale) => JsonObject
}

const draws: Record<ProductCollection, Draw> = {
  devices: deviceFields,
  consumables: consumableFields,
  accessories: accessoryFields,
  implants: implantFields,
}

const firstDay = Date.UTC(2024, 0, 1)
const twoYearsMs = 730 * 24 * 3_600_000

/** Product N: always the same, whatever else there is. */
export function productOf(number: number, around: Surroundings): ScaleProduct {
  const random = randomOf(number)
  const collection = kindOf(number)
  const brand = random.pick(around.brands)
  const languages = random.chance(0.05) ? [random.pick(locales)] : locales
  const createdAt = new Date(firstDay + Math.floor(random.share() * twoYearsMs)).toISOString()
  const branches = around.withBranches ? { branches: random.some(around.branches, 1, around.branches.length) } : {}
  const own = draws[collection]({ number, random, brand, around })
  const slug = `demo-${brand.slug.replace(/^demo-/, '')}-${nounOf[collection]}-${number}`
  const fields = (locale: Locale) => ({
    slug,
    isDemo: true,
    originalLanguage: languages[0],
    brand: brand.id,
    ...branches,
    ...own(locale),
  })
  return { number, collection, slug, languages, createdAt, fields }
}
