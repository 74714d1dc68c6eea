import { facetsOfSection } from '@estu/domain/catalogue/listing/facets'
import { itemsOnPage, type Selection } from '@estu/domain/catalogue/listing/selection'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

export type SampledProduct = { id: string; slug: string; title: string; priceKzt: number | null; form: string }

/** What the arguments of probes are drawn from: products and facet values that are there. */
export type Samples = {
  locale: () => Locale
  product: (locale: Locale) => SampledProduct
  /** So many facets of devices, each with one value or two. */
  chosen: (count: number) => Selection['chosen']
  /** The page in the middle of so many items. */
  middlePage: (items: number) => number
  pick: <T>(list: readonly T[]) => T
}

const sampled = 400
const section = 'devices'

export async function readSamples(payload: Payload): Promise<Samples> {
  const products = new Map<Locale, SampledProduct[]>()
  for (const locale of locales) products.set(locale, await readProducts(payload, locale))
  const values = await readValues(payload)
  const locale = () => pick(locales)
  return {
    locale,
    product: (of) => pick(products.get(of) ?? []),
    chosen: (count) =>
      new Map(
        shuffled([...values])
          .slice(0, count)
          .map(([facet, list]) => [facet, oneOrTwo(list)]),
      ),
    middlePage: (items) => Math.max(1, Math.floor(items / itemsOnPage / 2)),
    pick,
  }
}

async function readProducts(payload: Payload, locale: Locale): Promise<SampledProduct[]> {
  const found = await payload.db.drizzle.execute(sql`
    select document_id as id, slug, card ->> 'title' as title, price_kzt as "priceKzt", card ->> 'formFactor' as form
    from catalogue_items where collection = ${section} and locale = ${locale} order by md5(slug) limit ${sampled}
  `)
  return found.rows as SampledProduct[]
}

/** Facets and those of their values that occur. */
async function readValues(payload: Payload): Promise<Map<string, string[]>> {
  const found = await payload.db.drizzle.execute(
    sql`select facet, value from facet_values where collection = ${section}`,
  )
  const values = new Map<string, string[]>()
  for (const { facet, value } of found.rows) {
    if (!facetsOfSection[section].some(({ key }) => key === facet)) continue
    values.set(String(facet), [...(values.get(String(facet)) ?? []), String(value)])
  }
  return values
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
const oneOrTwo = (list: readonly string[]) => shuffled(list).slice(0, 1 + Math.floor(Math.random() * 2))
