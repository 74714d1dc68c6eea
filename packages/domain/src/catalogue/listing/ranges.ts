/** The ends of a range of an ordered scale: `from` is within it, `to` is not; null where it is open. */
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

/**
 * The buckets that a range touches: its ends move outwards to the next edges, and ends in the wrong order change places.
 * Empty where the range covers the whole scale, which is no choice at all.
 * @param edges lower edges of the buckets, lowest first.
 */
export function bucketsOf(edges: readonly string[], { from, to }: Range): string[] {
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  const first =
    low === null
      ? 0
      : Math.max(
          0,
          edges.findLastIndex((edge) => Number(edge) <= low),
        )
  const next = high === null ? -1 : edges.findIndex((edge) => Number(edge) >= high)
  // «up to 0» reaches no bucket but the first; a single edge reaches the one that begins there.
  const end = next === -1 ? edges.length : Math.max(next, first + 1)
  return first === 0 && end === edges.length ? [] : edges.slice(first, end)
}

/** The range that buckets cover, from the lowest of them to the end of the highest; null where there are none. */
export function rangeOf(edges: readonly string[], buckets: readonly string[]): Range | null {
  const places = buckets.map((bucket) => edges.indexOf(bucket)).filter((place) => place >= 0)
  if (places.length === 0) return null
  const first = Math.min(...places)
  const next = edges[Math.max(...places) + 1]
  return { from: first === 0 ? null : Number(edges[first]), to: next === undefined ? null : Number(next) }
}

export const rangeText = ({ from, to }: Range): string => `${from ?? ''}-${to ?? ''}`
