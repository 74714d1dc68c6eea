import { type ProductCollection, productCollections } from '../catalogue/collections.ts'

/** The cookie that holds the cart: what, how many, and the price that was seen. The server reads it, so the cart works without JavaScript. */
export const cartCookie = 'cart'

export type CartLine = {
  section: ProductCollection
  id: string
  quantity: number
  /** The price on the page it was taken from, whole tenge: only to tell when it has changed, never to charge. */
  seenKzt?: number | undefined
}

export const cartLimits = { lines: 30, quantity: 20 } as const

const codes: Record<ProductCollection, string> = { devices: 'd', implants: 'i', consumables: 'c', accessories: 'a' }
const linePattern = /^([dica])([0-9a-f]{32})x(\d{1,2})(?:p(\d{1,9}))?$/

/** A line as `d<id without hyphens>x<quantity>p<price seen>`; lines are joined by dots. */
export const serialiseCart = (lines: readonly CartLine[]): string =>
  lines
    .map(({ section, id, quantity, seenKzt }) => {
      const seen = seenKzt === undefined ? '' : `p${seenKzt}`
      return `${codes[section]}${id.replaceAll('-', '')}x${quantity}${seen}`
    })
    .join('.')

/** The lines of a cookie; damaged and surplus ones are left out, a product named twice counts once. */
export function parseCart(raw: string | null | undefined): CartLine[] {
  if (!raw || raw.length > 4000) return []
  const seen = new Set<string>()
  return raw
    .split('.')
    .flatMap(parseLine)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, cartLimits.lines)
}

function parseLine(text: string): CartLine[] {
  const [, code, hex = '', quantity, seen] = linePattern.exec(text) ?? []
  const section = productCollections.find((candidate) => codes[candidate] === code)
  if (!section) return []
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const count = Number(quantity)
  const price = seen === undefined ? {} : { seenKzt: Number(seen) }
  return isQuantity(count) ? [{ section, id, quantity: count, ...price }] : []
}

/** Whether so many of one thing can be ordered on the site. */
export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= cartLimits.quantity

/** Puts more of a product into the cart, up to what may be ordered at once. @returns null when the cart is full. */
export function addToCart(lines: readonly CartLine[], added: CartLine): CartLine[] | null {
  const known = lines.find(({ id }) => id === added.id)
  if (!known) return lines.length < cartLimits.lines ? [...lines, added] : null
  const quantity = Math.min(cartLimits.quantity, known.quantity + added.quantity)
  return lines.map((line) => (line.id === added.id ? { ...line, quantity, seenKzt: added.seenKzt } : line))
}

/** Sets how many of a product are wanted, at a price that has been seen; 0 takes it out. */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number, seenKzt?: number): CartLine[] {
  if (quantity === 0) return lines.filter((line) => line.id !== id)
  return isQuantity(quantity)
    ? lines.map((line) => (line.id === id ? { ...line, quantity, seenKzt } : line))
    : [...lines]
}
