/** The cookie that holds the cart: no names, no prices, only what and how many. The server reads it, so the cart works without JavaScript. */
export const cartCookie = 'cart'

export const soldSections = ['devices', 'implants', 'consumables', 'accessories'] as const
export type SoldSection = (typeof soldSections)[number]

export type CartLine = { section: SoldSection; id: string; quantity: number }

export const cartLimits = { lines: 30, quantity: 20 } as const

const codes: Record<SoldSection, string> = { devices: 'd', implants: 'i', consumables: 'c', accessories: 'a' }
const linePattern = /^([dica])([0-9a-f]{32})x(\d{1,2})$/

/** A line as `d<id without hyphens>x<quantity>`; lines are joined by dots. */
export const serialiseCart = (lines: readonly CartLine[]): string =>
  lines.map(({ section, id, quantity }) => `${codes[section]}${id.replaceAll('-', '')}x${quantity}`).join('.')

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
  const [, code, hex = '', quantity] = linePattern.exec(text) ?? []
  const section = soldSections.find((candidate) => codes[candidate] === code)
  if (!section) return []
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const count = Number(quantity)
  return isQuantity(count) ? [{ section, id, quantity: count }] : []
}

/** Whether so many of one thing can be ordered on the site. */
export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= cartLimits.quantity

/** Puts more of a product into the cart, up to what may be ordered at once. */
export function addToCart(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const known = lines.find(({ id }) => id === added.id)
  if (!known) return [...lines, added].slice(0, cartLimits.lines)
  const quantity = Math.min(cartLimits.quantity, known.quantity + added.quantity)
  return lines.map((line) => (line.id === added.id ? { ...line, quantity } : line))
}

/** Sets how many of a product are wanted; 0 takes it out. */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  if (quantity === 0) return lines.filter((line) => line.id !== id)
  return isQuantity(quantity) ? lines.map((line) => (line.id === id ? { ...line, quantity } : line)) : [...lines]
}
