import { type ProductCollection, productCollections } from '../catalogue/collections.ts'
import { cartLimits } from './cart-limits.ts'

/** The cookie that holds the cart: what, how many, and the price that was seen. The server reads it, so the cart works without JavaScript. */
export const cartCookie = 'cart'
/** How long a cart is kept after its last change. */
export const cartSeconds = 14 * 24 * 60 * 60

export type CartLine = {
  section: ProductCollection
  id: string
  quantity: number
  /** The price on the page it was taken from, whole tenge: only to tell when it has changed, never to charge. */
  seenKzt?: number | undefined
  /** The code of the chosen colour, six hexadecimal digits; absent where there was nothing to choose. */
  colour?: string | undefined
}

/** What tells one line from another: a product in two colours is two lines. */
export type LineKey = Pick<CartLine, 'id' | 'colour'>

const codes: Record<ProductCollection, string> = { devices: 'd', implants: 'i', consumables: 'c', accessories: 'a' }
const linePattern = /^([dica])([0-9a-f]{32})x(\d{1,2})(?:p(\d{1,9}))?(?:c([0-9a-f]{6}))?$/

/** `#D8C7A8`, as an editor writes it, as lines keep it; undefined where it is no colour. */
export function colourKey(code: string | null | undefined): string | undefined {
  return /^#?([0-9a-f]{6})$/.exec(code?.toLowerCase() ?? '')?.[1]
}

/** A line's name where names must be unlike each other: in the ids of a page's fields. */
export const lineName = ({ id, colour }: LineKey): string => (colour ? `${id}-${colour}` : id)

/** A line as `d<id without hyphens>x<quantity>p<price seen>c<colour>`; lines are joined by dots. */
export const serialiseCart = (lines: readonly CartLine[]): string =>
  lines
    .map(({ section, id, quantity, seenKzt, colour }) => {
      const seen = seenKzt === undefined ? '' : `p${seenKzt}`
      const chosen = colour === undefined ? '' : `c${colour}`
      return `${codes[section]}${id.replaceAll('-', '')}x${quantity}${seen}${chosen}`
    })
    .join('.')

/** What is in a cart, whatever it costs: by this a shopper's last look is told from a cart that has changed since. */
export const cartContents = (lines: readonly CartLine[]): string =>
  serialiseCart(lines.map(({ seenKzt: _, ...line }) => line))

/** The lines of a cookie; damaged and surplus ones are left out, a product named twice in one colour counts once. */
export function parseCart(raw: string | null | undefined): CartLine[] {
  if (!raw || raw.length > 4000) return []
  const seen = new Set<string>()
  return raw
    .split('.')
    .flatMap(parseLine)
    .filter((line) => !seen.has(lineName(line)) && seen.add(lineName(line)))
    .slice(0, cartLimits.lines)
}

function parseLine(text: string): CartLine[] {
  const [, code, hex = '', quantity, seen, colour] = linePattern.exec(text) ?? []
  const section = productCollections.find((candidate) => codes[candidate] === code)
  if (!section) return []
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const count = Number(quantity)
  const price = seen === undefined ? {} : { seenKzt: Number(seen) }
  const chosen = colour === undefined ? {} : { colour }
  return isQuantity(count) ? [{ section, id, quantity: count, ...price, ...chosen }] : []
}

/** Whether so many of one thing can be ordered on the site. */
export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= cartLimits.quantity

/** Counts the pieces of a cart, or of one of its products in all its colours. */
export const countPieces = (lines: readonly CartLine[], productId?: string): number =>
  lines.reduce((sum, { id, quantity }) => (productId === undefined || id === productId ? sum + quantity : sum), 0)

const same = (a: LineKey, b: LineKey) => a.id === b.id && a.colour === b.colour

/**
 * The line a form speaks of. One that names no colour means the line without a colour, or the only one of its product.
 * @returns undefined when there is no such line, or when it might be either of two.
 */
export function findLine(lines: readonly CartLine[], key: LineKey): CartLine | undefined {
  const ofProduct = lines.filter(({ id }) => id === key.id)
  const exact = ofProduct.find((line) => same(line, key))
  return exact ?? (key.colour === undefined && ofProduct.length === 1 ? ofProduct[0] : undefined)
}

/**
 * Puts a product into the cart. What is there already is not added up: one pair chosen twice is one pair. A line only
 * grows to what was chosen, up to what may be ordered at once; more are had by its stepper.
 * @returns null when the cart is full.
 */
export function addToCart(lines: readonly CartLine[], added: CartLine): CartLine[] | null {
  const known = lines.find((line) => same(line, added))
  const quantity = Math.min(cartLimits.quantity, Math.max(known?.quantity ?? 0, added.quantity))
  if (!known) return lines.length < cartLimits.lines ? [...lines, { ...added, quantity }] : null
  return lines.map((line) => (line === known ? { ...line, quantity, seenKzt: added.seenKzt } : line))
}

/** Sets how many of a line are wanted, at a price that has been seen; 0 takes it out. */
export function setQuantity(lines: readonly CartLine[], key: LineKey, quantity: number, seenKzt?: number): CartLine[] {
  const meant = findLine(lines, key)
  if (quantity === 0) return lines.filter((line) => line !== meant)
  return isQuantity(quantity)
    ? lines.map((line) => (line === meant ? { ...line, quantity, seenKzt } : line))
    : [...lines]
}
