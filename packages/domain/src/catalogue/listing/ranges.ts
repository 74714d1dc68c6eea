/** The ends of a range of an ordered scale, both within it, as words have it; null where it is open. */
export type Range = { from: number | null; to: number | null }

const longestNumber = 12

/** A number as typed, «92 500 ₸»; null for anything else, which includes what is negative or too long. */
export function readAmount(text: string): number | null {
  if (text.length > 40) return null
  const digits = text.replace(/[\s₸]/g, '')
  return /^\d+$/.test(digits) && digits.length <= longestNumber ? Number(digits) : null
}

/** `100000-250000`, `-15000`, `500000-`; null for anything else. */
export function readRange(text: string): Range | null {
  const ends = text.split('-')
  if (ends.length !== 2) return null
  const [from, to] = ends.map((end) => ({ given: end.trim() !== '', amount: readAmount(end) }))
  if (!from || !to || (from.given && from.amount === null) || (to.given && to.amount === null)) return null
  return from.given || to.given ? { from: from.amount, to: to.amount } : null
}

/** What begins at an edge: the edge itself, and what lies between it and the next. */
export const placesFrom = (edge: string): [at: string, above: string] => [`=${edge}`, edge]

/**
 * The places of a scale, lowest first. An edge is a place of its own: it belongs to the range that ends there as well as
 * to the one that begins there.
 */
export const scaleOf = (edges: readonly string[]): string[] => edges.flatMap(placesFrom)

/** The place of a number on a scale; what lies below it counts as its beginning. */
export function placeOf(edges: readonly string[], value: number): string {
  const [at, above] = placesFrom(edges.findLast((edge) => Number(edge) <= value) ?? edges[0] ?? '0')
  return value <= Number(above) ? at : above
}

/**
 * The places that a range covers: its ends move outwards to the next edges, and ends in the wrong order change places.
 * Empty where the range covers the whole scale, which is no choice at all.
 */
export function placesOf(edges: readonly string[], { from, to }: Range): string[] {
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  const scale = scaleOf(edges)
  const lowest = edges.findLast((edge) => low !== null && Number(edge) <= low)
  const highest = edges.find((edge) => high !== null && Number(edge) >= high)
  const first = lowest === undefined ? 0 : scale.indexOf(placesFrom(lowest)[0])
  const end = highest === undefined ? scale.length : scale.indexOf(placesFrom(highest)[0]) + 1
  return first === 0 && end === scale.length ? [] : scale.slice(first, end)
}

/** The range that places cover, from the lowest of them to the highest; null where there are none. */
export function rangeOf(edges: readonly string[], places: readonly string[]): Range | null {
  const scale = scaleOf(edges)
  const known = places.map((place) => scale.indexOf(place)).filter((index) => index >= 0)
  if (known.length === 0) return null
  const [first, last] = [Math.min(...known), Math.max(...known)]
  // Of each edge there are two places; above an edge, a range ends at the next.
  const [from, to] = [edges[Math.floor(first / 2)], edges[Math.ceil(last / 2)]]
  return { from: first === 0 ? null : Number(from), to: to === undefined ? null : Number(to) }
}

export const rangeText = ({ from, to }: Range): string => `${from ?? ''}-${to ?? ''}`
