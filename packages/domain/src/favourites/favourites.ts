import { parseJson } from '../text/parse-json.ts'
import { isStorable } from '../text/storable.ts'

/** Where the browser keeps them. Source: the specification's constants. */
export const favouritesKey = 'favorites'

const maxItems = 500
const maxCharacters = 1_000_000

type Loose = { [key: string]: unknown }
export type FavouriteProduct = Loose & { id?: string | number | null; attributes: Loose & { slug: string } }
export type FavouriteItem = Loose & { product: FavouriteProduct; categoryPath: string }
export type StoredFavourites = { items: FavouriteItem[]; dropped: boolean }

const nothing: StoredFavourites = { items: [], dropped: false }
const damaged: StoredFavourites = { items: [], dropped: true }

export const slugOf = ({ product }: FavouriteItem): string => product.attributes.slug

/**
 * Reads the stored list. As the specification has it: what is not a list, or whose first item lacks a product or
 * a category path, is dropped whole. Any other broken item is left out, so that none of them can break a page; one
 * without an id is whole, and an id that is none is taken off.
 */
export function parseFavourites(raw: string | null): StoredFavourites {
  if (raw === null) return nothing
  if (raw.length > maxCharacters) return damaged
  const list = parseJson(raw)
  if (!Array.isArray(list)) return damaged
  if (list.length === 0) return nothing
  const [head] = list
  if (!isLoose(head) || !head.product || !head.categoryPath) return damaged
  const items = list.slice(0, maxItems).filter(isItem).map(withoutBadId)
  return { items: withoutRepeats(items), dropped: false }
}

/** Guards of our own: this is the one parser that every page carries, and a schema library weighs 30 KiB there. */
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest && isStorable(value)

function isItem(value: unknown): value is FavouriteItem {
  if (!isLoose(value) || !isText(value.categoryPath, 256) || !isLoose(value.product)) return false
  const { attributes } = value.product
  return isLoose(attributes) && isText(attributes.slug, 128)
}

function withoutBadId(item: FavouriteItem): FavouriteItem {
  const { id, ...product } = item.product
  if (id === undefined || isText(id, 128) || (typeof id === 'number' && Number.isFinite(id))) return item
  return { ...item, product }
}

function withoutRepeats(items: readonly FavouriteItem[]): FavouriteItem[] {
  const seen = new Set<string>()
  return items.filter(({ product: { attributes } }) => {
    if (seen.has(attributes.slug)) return false
    seen.add(attributes.slug)
    return true
  })
}

export const serialiseFavourites = (items: readonly FavouriteItem[]): string => JSON.stringify(items)

/** Removes a product that is in the list, matched by its address; otherwise appends it with its category path. */
export function toggleFavourite(items: readonly FavouriteItem[], toggled: FavouriteItem): FavouriteItem[] {
  const { slug } = toggled.product.attributes
  const others = items.filter((known) => known.product.attributes.slug !== slug)
  return others.length < items.length ? others : [...items, toggled].slice(-maxItems)
}

type MaybeProduct = { id?: string | number | null; attributes?: { slug?: string | null } | null } | null | undefined

/** False when the product is missing or has no id. Source: the specification's validation rules. */
export function isFavourite(items: readonly FavouriteItem[], candidate: MaybeProduct): boolean {
  if (candidate?.id === undefined || candidate.id === null || candidate.id === '') return false
  return items.some((known) => known.product.attributes.slug === candidate.attributes?.slug)
}

/** Both lists in one, the first one's order first, each product once. */
export const mergeFavourites = (first: readonly FavouriteItem[], second: readonly FavouriteItem[]): FavouriteItem[] =>
  withoutRepeats([...first, ...second]).slice(0, maxItems)
