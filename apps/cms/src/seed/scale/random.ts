/** Draws that are the same on every machine and run. */
export type Random = {
  /** From 0 to 1, without 1. */
  share: () => number
  below: (count: number) => number
  chance: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** Several different ones, in the order of the list. */
  some: <T>(list: readonly T[], least: number, most: number) => T[]
  /** One of the names, as often as its weight says. */
  weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K
  /** Log-normal: half lie below the median. */
  logNormal: (median: number, sigma: number) => number
}

/** The draws of one product: whatever comes before or after it changes none of them. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(share() * count)
  const chance = (likely: number) => share() < likely
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T
  return { share, below, chance, pick, some: some(below), weighted: weighted(share), logNormal: logNormal(share) }
}

const some =
  (below: (count: number) => number) =>
  <T>(list: readonly T[], least: number, most: number): T[] => {
    const wanted = Math.min(list.length, least + below(most - least + 1))
    const places = new Set<number>()
    while (places.size < wanted) places.add(below(list.length))
    return list.filter((_, place) => places.has(place))
  }

const weighted =
  (share: () => number) =>
  <K extends string>(weights: Readonly<Record<K, number>>): K => {
    const entries = Object.entries(weights) as [K, number][]
    let left = share() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of entries) {
      left -= weight
      if (left < 0) return name
    }
    return entries[0]?.[0] as K
  }

const logNormal = (share: () => number) => (median: number, sigma: number) => {
  const normal = Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share())
  return median * Math.exp(sigma * normal)
}
